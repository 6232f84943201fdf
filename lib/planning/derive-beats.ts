import type { EditBeat } from "#lib/contract/plan.ts";
import type { Transition } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "./draft.ts";
import type { Film } from "./film.ts";
import { framesOf, timecode } from "./frames.ts";
import { matchesIn } from "./matches-in.ts";
import { glossOf } from "./meaning/gloss.ts";
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

const speech =
  /\b(?:say|speak|tell|shout|whisper|ask|answer|sing|call|cry|cried|reply|announce|explain|recite|mutter|scream|promise)\w*|\bsaid|\btold|\bsang/gi;
const written = /\b(?:read|spell|written|label|sign|title|caption|logo|slogan|headline|banner|poster|text|print)\w*/gi;

/** Who says the shot's line: null where the caption is no quotation, or one that is read and not heard. */
const voiceFor = (shot: DraftShot, film: Film): string | null => {
  const { raw, quoted, language } = film.reading;
  const caption = shot.caption?.replaceAll("\n", " ");
  const line = quoted.find((each) => each === caption);
  if (line === undefined) return null;
  const at = raw.indexOf(line);
  const before = glossOf(raw.slice(Math.max(0, at - 48), at), language);
  const said = Math.max(...matchesIn(before, speech).map((match) => match.index), -1);
  const shown = Math.max(...matchesIn(before, written).map((match) => match.index), -1);
  if (shown > said || said === -1) return null;
  const person = film.cast.find((member) => member.kind === "person" && !member.faint);
  return `${person === undefined ? "a voice" : person.later} says: ${line}`;
};

/** What is heard: effects, then music, then a line. */
const heardIn = (shot: DraftShot, film: Film): string => {
  const voice = voiceFor(shot, film);
  return voice === null ? soundFor(shot, film) : `${soundFor(shot, film)}; ${voice}`;
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
      sound: heardIn(shot, film),
      caption: shot.caption,
    };
  });
};
