import type { EditBeat } from "#lib/contract/plan.ts";
import type { Transition } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "./draft.ts";
import type { Film } from "./film.ts";
import { framesOf, timecode } from "./frames.ts";
import { soundFor } from "./sound.ts";

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

/** Transition into each shot; the last entry is the way out of the film. */
const transitionsOf = (shots: readonly DraftShot[], film: Film): Transition[] => {
  const { cutting } = film.mode;
  return [
    cutting.first,
    ...shots.slice(1).map((shot, index): Transition => {
      const before = shots[index];
      if (shot.camera.movement === "whip_pan") return "whip";
      if (before !== undefined && shot.role === "turn" && cutting.transition === "cut") return "smash_cut";
      if (before !== undefined && cutting.transition === "cut" && before.framing === shot.framing) return "match_cut";
      return cutting.transition;
    }),
    cutting.last,
  ];
};

/** One beat a shot: contiguous, on whole frames, summing to the film. */
export const deriveBeats = (shots: readonly DraftShot[], film: Film): EditBeat[] => {
  const transitions = transitionsOf(shots, film);
  return shots.map((shot, index) => {
    const end_seconds =
      shots[index + 1]?.start_seconds ?? (framesOf(shot.start_seconds) + framesOf(shot.duration_seconds)) / 24;
    return {
      beat_id: `b${index + 1}`,
      shot_id: shot.shot_id,
      start_seconds: shot.start_seconds,
      end_seconds,
      timecode_in: timecode(framesOf(shot.start_seconds)),
      timecode_out: timecode(framesOf(end_seconds)),
      beat: shot.narrative_purpose,
      action: firstSentence(shot.description),
      transition_in: transitions[index] ?? "cut",
      transition_out: transitions[index + 1] ?? "cut",
      sound: soundFor(shot, film),
      caption: shot.caption,
    };
  });
};
