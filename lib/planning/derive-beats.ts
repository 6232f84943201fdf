import type { EditBeat } from "#lib/contract/plan.ts";
import type { Transition } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "./draft.ts";
import { type Film, scriptOf } from "./film.ts";
import { framesOf, timecode } from "./frames.ts";
import { soundFor } from "./sound.ts";

/** Transition into each shot, as the screenplay says it; the last entry is the way out of the film. */
const transitionsOf = (shots: readonly DraftShot[], film: Film): Transition[] => [
  ...shots.map((shot): Transition =>
    shot.camera.movement === "whip_pan" ? "whip" : (scriptOf(film, shot.shot_id)?.transition_in ?? "cut"),
  ),
  film.mode.cutting.last,
];

/** The lines of a shot and who says them. */
const spokenIn = (shot: DraftShot, film: Film): string =>
  (scriptOf(film, shot.shot_id)?.dialogue ?? [])
    .map(({ who, line }) => {
      const member = film.cast.find(({ id }) => id === who);
      return `${member === undefined ? "a voice" : member.phrase} says: ${line.replaceAll(/\s*;\s*/gu, ", ")}`;
    })
    .join(" ");

/** What is heard: effects, then music, then what is said. */
const heardIn = (shot: DraftShot, film: Film): string => {
  const said = spokenIn(shot, film);
  return said === "" ? soundFor(shot, film) : `${soundFor(shot, film)}; ${said}`;
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
      action: scriptOf(film, shot.shot_id)?.action ?? shot.description,
      transition_in: transitions[index] ?? "cut",
      transition_out: transitions[index + 1] ?? "cut",
      sound: heardIn(shot, film),
      caption: shot.caption,
    };
  });
};
