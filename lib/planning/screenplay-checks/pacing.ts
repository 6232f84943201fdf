import type { StoryCheck } from "#lib/contract/plan.ts";
import { framings, type Framing } from "#lib/contract/vocabulary.ts";
import { captionLength, captionLimits } from "#lib/planning/compile/caption.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import { reported, seen, type Breach } from "./rule.ts";
import type { Staged, Staging } from "./staging.ts";

/** Patch of one shot's plan fields. */
const planned = (shot_id: string, fields: Record<string, unknown>): Record<string, unknown> => ({
  shots: { [shot_id]: fields },
});

/** Durations, one act a shot, variety between neighbours, captions that can be read: all from numbers. */
export const checkPacing = (all: Staging): StoryCheck => {
  const { min, max } = all.film.mode.shot_length_s;
  const first = all.shots[0];
  return reported(
    "pacing",
    [...lengths(all), ...acts(all), ...crowdedActs(all), ...captions(all), ...sizes(all)],
    first === undefined
      ? []
      : [seen(first.shot.shot_id, "duration_seconds", secondsOf(first.frames).toFixed(2), `${min} to ${max} s`)],
    "Lengths, acts, sizes and captions fit.",
  );
};

/** How far beyond a mode's own lengths a shot may go. */
const slack = { short: 0.75, long: 1.25 } as const;
/** Seconds that a film may last. */
const filmSeconds = { least: 4, most: 60 } as const;

const lengths = ({ shots, film }: Staging): Breach[] => {
  const { min, max } = film.mode.shot_length_s;
  const off = shots.filter(
    ({ frames }) => secondsOf(frames) > max * slack.long + 1e-6 || secondsOf(frames) < min * slack.short - 1e-6,
  );
  const fitted = shots.map(({ shot, frames }) => ({
    id: shot.shot_id,
    frames: Math.min(framesOf(max), Math.max(framesOf(min), leastShotFrames, frames)),
  }));
  const sum = fitted.reduce((total, { frames }) => total + frames, 0);
  // Where the mode's lengths cannot make a film of a length that there is, no patch is honest.
  const patch =
    sum >= framesOf(filmSeconds.least) && sum <= framesOf(filmSeconds.most)
      ? {
          shots: Object.fromEntries(fitted.map(({ id, frames }) => [id, { duration_seconds: secondsOf(frames) }])),
          duration_seconds: secondsOf(sum),
        }
      : null;
  return off.map(({ shot, number, frames }) => ({
    severity: "warn",
    cost: Math.round(36 / shots.length),
    finding: `Shot ${number} lasts ${secondsOf(frames).toFixed(2)} s; ${film.mode.title.toLowerCase()} holds ${min} to ${max} s.`,
    shot_id: shot.shot_id,
    field: "duration_seconds",
    observed: secondsOf(frames).toFixed(2),
    expected: `${min} to ${max}`,
    suggestion: secondsOf(frames) > max ? "Add shots or shorten the film." : "Use fewer shots or a longer film.",
    patch,
  }));
};

/** One act takes this long, and a second one the same again. */
const secondsForAct = 2.5;
const sentenceEnds = /[.!?…。！？؟।]+(?=\s|$|[」』”"])|[。！？]/gu;

/** Sentences of the action: each is an act. A movement is one word of a closed list, so a shot cannot have two. */
const acts = ({ shots }: Staging): Breach[] =>
  shots.flatMap(({ shot, number, frames }) => {
    const told = Math.max(1, shot.action.trim().match(sentenceEnds)?.length ?? 1);
    const room = Math.max(1, Math.floor(secondsOf(frames) / secondsForAct));
    return told <= room
      ? []
      : [
          {
            severity: "warn" as const,
            cost: 10,
            finding: `Shot ${number} tells ${told} acts in ${secondsOf(frames).toFixed(1)} s.`,
            shot_id: shot.shot_id,
            field: "action",
            observed: shot.action,
            expected: room === 1 ? "one act" : `at most ${room} acts`,
            suggestion: "Give each act its own shot, or drop one.",
            patch: null,
          },
        ];
  });

/** Least seconds in which one staged act can be seen to begin, happen and end. */
const secondsForStaged = 1;

/** Staged acts of a shot follow each other, so each of them must get its time. */
const crowdedActs = ({ shots }: Staging): Breach[] =>
  shots.flatMap(({ shot, number, frames }) => {
    const needed = shot.acts.length * secondsForStaged;
    return secondsOf(frames) >= needed || shot.acts.length < 2
      ? []
      : [
          {
            severity: "warn" as const,
            cost: 10,
            finding: `Shot ${number} stages ${shot.acts.length} acts in ${secondsOf(frames).toFixed(2)} s.`,
            shot_id: shot.shot_id,
            field: "acts",
            observed: shot.acts.map(({ act }) => act.replaceAll("_", " ")).join(", "),
            expected: `at least ${needed.toFixed(1)} s`,
            suggestion: "Give the shot more time, or each act its own shot.",
            patch: planned(shot.shot_id, { duration_seconds: needed }),
          },
        ];
  });

const captions = ({ shots }: Staging): Breach[] =>
  shots.flatMap(({ shot, number, frames }) => {
    if (shot.caption === null) return [];
    const lines = shot.caption.split("\n").map((line) => [...line].length);
    const length = captionLength(shot.caption);
    // The compiler sets a caption in lines; one line too long for one may still fit two.
    const needed = lines.reduce((sum, line) => sum + Math.ceil(line / captionLimits.line_characters), 0);
    const fast = length > secondsOf(frames) * captionLimits.characters_per_second;
    return needed <= captionLimits.lines && !fast
      ? []
      : [
          {
            severity: "warn" as const,
            cost: 15,
            finding: `The caption of shot ${number} cannot be read in time.`,
            shot_id: shot.shot_id,
            field: "caption",
            observed: `${length} characters in ${secondsOf(frames).toFixed(2)} s`,
            expected: "17 a second, 42 a line, two lines",
            suggestion: "Shorten the caption.",
            patch: planned(shot.shot_id, { caption: null }),
          },
        ];
  });

/** A cut between two sizes that look alike jumps, unless it is meant to match or goes somewhere else. */
const looksAlike = (a: Staged, b: Staged): boolean =>
  a.shot.framing === b.shot.framing &&
  a.shot.angle === b.shot.angle &&
  b.shot.transition_in !== "match_cut" &&
  (a.shot.place === b.shot.place || a.shot.focus === b.shot.focus);

/** How many shots may share one size; never all of three or more. */
const mostOfOneSize = (count: number, share: number): number =>
  Math.min(Math.max(2, count - 1), Math.max(2, Math.ceil(count * share)));

const sizes = ({ shots, film }: Staging): Breach[] => {
  const most = mostOfOneSize(shots.length, film.mode.checks.most_same_framing_share);
  const patch = varied(shots, most);
  const alike = shots.slice(1).flatMap((staged, index): Breach[] => {
    const before = shots[index];
    return before === undefined || !looksAlike(before, staged)
      ? []
      : [
          {
            severity: "warn",
            cost: 12,
            finding: `Shots ${before.number} and ${staged.number} look alike.`,
            shot_id: staged.shot.shot_id,
            field: "framing",
            observed: `${staged.shot.framing}, ${staged.shot.angle}`,
            expected: "another size or another angle than before",
            suggestion: "Change size or angle at the cut.",
            patch,
          },
        ];
  });
  const many = framings.flatMap((framing): Breach[] => {
    const same = shots.filter(({ shot }) => shot.framing === framing);
    const extra = same.at(-1);
    return extra === undefined || same.length <= most
      ? []
      : [
          {
            severity: "warn",
            cost: 12,
            finding: `${same.length} of ${shots.length} shots are ${framing.replaceAll("_", " ")}.`,
            shot_id: extra.shot.shot_id,
            field: "framing",
            observed: framing,
            expected: `at most ${most} of one size`,
            suggestion: "Vary the size.",
            patch,
          },
        ];
  });
  return [...alike, ...many];
};

/** Sizes to change to, the ones that differ most from their neighbours first. */
const otherSizes: readonly Framing[] = ["wide", "close", "medium", "full", "medium_close"];

/** A patch that gives every shot that looks like the one before, or is one too many of its size, another size. */
const varied = (shots: readonly Staged[], most: number): Record<string, unknown> => {
  const used = new Map<Framing, number>();
  const changed: Record<string, { framing: Framing }> = {};
  const sized = (staged: Staged, framing: Framing): Staged => ({ ...staged, shot: { ...staged.shot, framing } });
  let before: Staged | undefined;
  for (const [index, staged] of shots.entries()) {
    const fits = (framing: Framing) =>
      (used.get(framing) ?? 0) < most && (before === undefined || !looksAlike(before, sized(staged, framing)));
    const next = shots[index + 1];
    const framing = fits(staged.shot.framing)
      ? staged.shot.framing
      : (otherSizes.find((size) => fits(size) && (next === undefined || !looksAlike(sized(staged, size), next))) ??
        otherSizes.find(fits) ??
        staged.shot.framing);
    if (framing !== staged.shot.framing) changed[staged.shot.shot_id] = { framing };
    used.set(framing, (used.get(framing) ?? 0) + 1);
    before = sized(staged, framing);
  }
  return { shots: changed };
};
