import type { Transition } from "#lib/contract/vocabulary.ts";
import type { ScenePlan } from "./scene-plan.ts";

export type PassageKind = "dissolve" | "wipe" | "whip" | "black";

/** Frames of the film in which one shot gives way to another, to black, or black to it. */
export interface Passage {
  kind: PassageKind;
  /** First frame of the film that it changes, and the one after the last. */
  first: number;
  end: number;
  /** Frame of the film on which the second shot begins; the plan's cut. */
  cut: number;
  /** Indices of the shots; null is black. */
  from: number | null;
  to: number | null;
  /** Which way the picture goes: 1 for a camera that turns right, -1 left. */
  way: 1 | -1;
}

/** Frames that a passage takes where its shots are long enough: what an editor's hand would give it at 24 a second. */
const lengths = { dissolve: 20, wipe: 12, whip: 8, black: 24, fade_in: 14, fade_out: 20 };
/** Most of a shot, from either end, that a passage may take. */
const mostOfShot = 0.25;
/** Fewer frames than this on a side are a stutter, not a passage. */
const fewest = 2;

const kindOf = (transition: Transition): PassageKind | null => {
  switch (transition) {
    case "dissolve":
    case "wipe":
    case "whip":
      return transition;
    case "fade_in":
    case "fade_out":
      return "black";
    case "cut":
    case "match_cut":
    case "smash_cut":
      return null;
  }
};

/** The passages of a film in order; a straight cut is none. */
export const passagesOf = (plan: ScenePlan): Passage[] => {
  const { shots, edit_beats, end_card, fps } = plan;
  const frame = (seconds: number) => Math.round(seconds * fps);
  const room = (index: number) => {
    const shot = shots[index];
    if (shot === undefined) return 0;
    // What the end card leaves has to do for the words too.
    const card_s = end_card?.shot_id === shot.shot_id ? end_card.start_seconds - shot.start_seconds : Infinity;
    return Math.floor(frame(Math.min(shot.duration_seconds, card_s)) * mostOfShot);
  };
  const found: Passage[] = [];
  shots.forEach((shot, index) => {
    const cut = frame(shot.start_seconds);
    if (index === 0) {
      const side = Math.min(lengths.fade_in, room(0));
      if (edit_beats[0]?.transition_in === "fade_in" && side >= fewest)
        found.push({ kind: "black", first: cut, cut, end: cut + side, from: null, to: 0, way: 1 });
      return;
    }
    const kind = kindOf(edit_beats[index]?.transition_in ?? "cut");
    if (kind === null) return;
    const side = Math.min(lengths[kind] / 2, room(index - 1), room(index));
    if (side < fewest) return;
    found.push({ kind, first: cut - side, cut, end: cut + side, from: index - 1, to: index, way: wayOf(plan, index) });
  });
  const last = shots.length - 1;
  const end = frame((shots[last]?.start_seconds ?? 0) + (shots[last]?.duration_seconds ?? 0));
  const side = Math.min(lengths.fade_out, room(last));
  if (edit_beats[last]?.transition_out === "fade_out" && side >= fewest)
    found.push({ kind: "black", first: end - side, cut: end, end, from: last, to: null, way: 1 });
  return found;
};

/** Frames that passages take of a shot's beginning and of its end. */
export const passedFrames = (plan: ScenePlan, shotIndex: number): { head: number; tail: number } => {
  const passages = passagesOf(plan);
  const into = passages.find(({ to }) => to === shotIndex);
  const out = passages.find(({ from }) => from === shotIndex);
  return { head: into === undefined ? 0 : into.end - into.cut, tail: out === undefined ? 0 : out.cut - out.first };
};

/** The passage that a frame of the film belongs to; a moment between two frames is a fraction of one. */
export const passageAt = (plan: ScenePlan, frame: number): Passage | null =>
  passagesOf(plan).find(({ first, end }) => frame >= first && frame < end) ?? null;

/** How far a passage has come on a frame of the film, between 0 and 1: never quite either, since each frame is changed. */
export const passedShare = ({ first, end }: Passage, frame: number): number =>
  Math.min(1, (frame - first + 0.5) / (end - first));

/** The frames of the film in which a shot is seen in a passage: from `first` up to but not including `end`. */
export const sideOf = (passage: Passage, shotIndex: number): { first: number; end: number } => {
  const { kind, first, cut, end, from } = passage;
  if (kind !== "black") return { first, end };
  return from === shotIndex ? { first, end: cut } : { first: cut, end };
};

/** What is seen on a frame of a passage through black: which shot, and how much of its light, 0 to 1. */
export const lightAt = (passage: Passage, frame: number): { shot: number; light: number } => {
  const { first, cut, end, from, to } = passage;
  if (from !== null && frame < cut) return { shot: from, light: (cut - frame - 0.5) / (cut - first) };
  return { shot: to ?? 0, light: (frame - cut + 0.5) / (end - cut) };
};

/** A camera that turns takes the eye with it; where it does not, pictures are read from left to right. */
const wayOf = (plan: ScenePlan, index: number): 1 | -1 => {
  const path = plan.camera_physics.find(({ shot_id }) => shot_id === plan.shots[index]?.shot_id)?.path;
  const turn_deg = (path?.at(-1)?.pan_deg ?? 0) - (path?.[0]?.pan_deg ?? 0);
  return turn_deg < 0 ? -1 : 1;
};
