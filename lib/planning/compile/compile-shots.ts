import type { EndCard } from "#lib/contract/plan.ts";
import type { ScreenplayShot } from "#lib/contract/screenplay.ts";
import { fps, type ScreenDirection } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { type Film, filmAt, scriptOf } from "#lib/planning/film.ts";
import { leastShotFrames, secondsOf, shareFrames } from "#lib/planning/frames.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { readableCaption } from "./caption.ts";
import { endCardIn } from "./end-card.ts";
import { travelPoses } from "./poses.ts";
import { referencesIn } from "./references.ts";

/** Frames of each shot by its weight; shots of long films are more alike in length. */
const lengthsOf = (film: Film): number[] => {
  const { shots } = film.screenplay;
  const mean_s = secondsOf(film.frames) / shots.length;
  const even = mean_s > 9 ? 0.35 : 1;
  const beat = film.mode.cutting.on_beat ? (60 / film.mode.sound.bpm) * fps : null;
  return shareFrames(
    film.frames,
    shots.map(({ weight }) => 1 + (weight - 1) * even),
    leastShotFrames,
    beat,
  );
};

/** Which way whatever the shot is about goes: by the camera's own travel, else by who travels, else as the film does. */
const directionOf = (film: Film, script: ScreenplayShot): ScreenDirection => {
  if (script.movement === "tracking_follow") return "away";
  if (script.movement === "tracking_lead") return "toward";
  const goer = script.present.find(({ cast, doing }) => cast === script.focus && travelPoses.has(doing));
  switch (goer?.faces) {
    case "right":
      return "left_to_right";
    case "left":
      return "right_to_left";
    case "camera":
      return "toward";
    case "away":
      return "away";
    case undefined:
      return film.screen_direction;
  }
};

/** The identity of everyone who returns, or of the place: one text, the same in every shot. */
const lockOf = (film: Film, presents: readonly (readonly number[])[]): string => {
  const recurring = film.cast.filter((_, index) => presents.filter((present) => present.includes(index)).length > 1);
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const held = recurring.length > 0 ? recurring : lead === undefined ? [] : [lead];
  const locks = [...new Set(held.map(({ lock }) => lock))].slice(0, 4);
  return locks.length > 0 ? locks.join("; ") : `${film.place.noun}, the same place in every shot`;
};

const wardrobeOf = (film: Film, presents: readonly (readonly number[])[]): string | null => {
  const worn = film.cast.flatMap((member, index) =>
    member.wardrobe !== null && presents.some((present) => present.includes(index)) ? [member.wardrobe] : [],
  );
  return worn.length > 0 ? [...new Set(worn)].join("; ") : null;
};

/** What a shot's fields take from its entry in the screenplay. */
const writtenIn = (script: ScreenplayShot, seconds: number) => ({
  role: script.role,
  narrative_purpose: script.purpose,
  description: [script.action, script.detail].filter((text) => text.trim() !== "").join(" "),
  camera: { lens_mm: script.lens_mm, movement: script.movement, angle: script.angle },
  framing: script.framing,
  caption: script.caption === null ? null : readableCaption(script.caption, seconds),
});

const scripted = (film: Film, shot_id: string): ScreenplayShot => {
  const script = scriptOf(film, shot_id);
  if (script === null) throw new Error(`the screenplay has no shot ${shot_id}`);
  return script;
};

/** Hour and weather of a shot, by its place. */
const conditionsIn = (film: Film, shot_id: string) => {
  const { time_of_day, weather } = filmAt(film, shot_id);
  return { time_of_day, ...(weather === film.intent.weather || weather === "unspecified" ? {} : { weather }) };
};

/** The shots of a screenplay with their times, identity blocks and references; nothing is derived from them yet. */
export const compileShots = (film: Film): DraftShot[] => {
  const lengths = lengthsOf(film);
  let at = 0;
  const bare = film.screenplay.shots.map((script, index): DraftShot => {
    const start = at;
    at += lengths[index] ?? 0;
    const duration_seconds = secondsOf(lengths[index] ?? 0);
    return {
      shot_id: script.shot_id,
      index: index + 1,
      ...writtenIn(script, duration_seconds),
      start_seconds: secondsOf(start),
      duration_seconds,
      attached_ref_ids: [],
      continuity: {
        subject_lock: "",
        screen_direction: directionOf(film, script),
        key_light_side: script.key_side,
        wardrobe: null,
        ...conditionsIn(film, script.shot_id),
      },
      artifact_risk: { score: 0, level: "low", top_factors: [] },
    };
  });
  return bindShots(film, bare);
};

/** The shots with what must agree among them: identity, clothes, references. */
const bindShots = (film: Film, shots: readonly DraftShot[]): DraftShot[] => {
  const presents = shots.map((shot) => presentIn(shot, film));
  const subject_lock = lockOf(film, presents);
  const wardrobe = wardrobeOf(film, presents);
  return shots.map((shot, index) => ({
    ...shot,
    attached_ref_ids: [
      film.style_ref,
      ...referencesIn(presents[index] ?? [], presents, film.cast),
      ...(film.brand?.product_ref ? [film.brand.product_ref.ref_id] : []),
    ],
    continuity: { ...shot.continuity, subject_lock, wardrobe },
  }));
};

/**
 * Shots that stood before, with what an edited screenplay says of them now. Their times, references and locks stay, but
 * for references of who comes in.
 */
export const updateShots = (film: Film, shots: readonly DraftShot[], edited: ReadonlySet<string>): DraftShot[] => {
  const presents = shots.map((shot) => presentIn(shot, film));
  return shots.map((shot, index) => {
    if (!edited.has(shot.shot_id)) return shot;
    const script = scripted(film, shot.shot_id);
    const missing = referencesIn(presents[index] ?? [], presents, film.cast).filter(
      (ref) => !shot.attached_ref_ids.includes(ref),
    );
    const { weather: _weather, ...held } = shot.continuity;
    return {
      ...shot,
      ...writtenIn(script, shot.duration_seconds),
      // A caption that a person wrote stands, readable or not: the pacing check tells.
      caption: script.caption,
      attached_ref_ids: missing.length === 0 ? shot.attached_ref_ids : [...shot.attached_ref_ids, ...missing],
      continuity: { ...held, key_light_side: script.key_side, ...conditionsIn(film, shot.shot_id) },
    };
  });
};

/** The end card on the last shot: the screenplay's, else the brand's name and call. */
export const endCardOf = (film: Film, shots: readonly DraftShot[]): EndCard | null => {
  const last = shots.at(-1);
  if (last === undefined) return null;
  const { end_card } = film.screenplay;
  const words =
    end_card === null
      ? film.brand === null
        ? null
        : { text: film.brand.name, cta: film.brand.cta }
      : { text: end_card.text, cta: film.brand?.cta ?? end_card.cta };
  return endCardIn(words, last);
};
