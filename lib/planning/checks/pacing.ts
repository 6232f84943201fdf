import type { StoryCheck } from "#lib/contract/plan.ts";
import { framings, type Framing, type Movement } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import { captionLength, captionLimits } from "#lib/planning/story/caption.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { tellsAction } from "#lib/planning/story/words.ts";
import { lightened, tooManyDeeds } from "./deeds.ts";
import { reported, shotPatch, type Breach, type Checked } from "./rule.ts";

const moveWords = /\bcamera (pans?|tilts?|dollies|zooms?|cranes?|tracks?|pushes|pulls|orbits?|whips?|trucks?)\b/gi;
/** Movements that a described move is the telling of. */
const toldBy: Readonly<Record<string, readonly Movement[]>> = {
  pan: ["pan_left", "pan_right"],
  tilt: ["tilt_up", "tilt_down"],
  dollies: ["push_in", "pull_out"],
  zoom: ["zoom_in", "zoom_out"],
  crane: ["crane_up", "crane_down"],
  track: ["tracking_follow", "tracking_lead"],
  pushes: ["push_in"],
  pulls: ["pull_out"],
  orbit: ["arc_left", "arc_right"],
  whip: ["whip_pan"],
  truck: ["truck_left", "truck_right"],
};
/** The moves that a shot's words tell of and that are not its own. */
const otherMoves = ({ description, camera }: DraftShot): string[] =>
  (description.match(moveWords) ?? []).filter((told) => {
    const verb = told.toLowerCase().replace(/^camera /u, "");
    return !(toldBy[verb] ?? toldBy[verb.replace(/s$/u, "")] ?? []).includes(camera.movement);
  });

/** Durations, one action and one move a shot, variety between neighbours, captions that can be read. */
export const checkPacing = ({ shots, film }: Checked): StoryCheck => {
  const breaches: Breach[] = [];
  const total = shots.reduce((sum, shot) => sum + framesOf(shot.duration_seconds), 0);
  const { min, max } = film.mode.shot_length_s;
  const last = shots.at(-1);
  if (last !== undefined && total !== film.frames)
    breaches.push({
      severity: "fail",
      cost: 40,
      finding: `The shots last ${secondsOf(total).toFixed(2)} s, the film ${secondsOf(film.frames).toFixed(2)} s.`,
      shot_id: last.shot_id,
      field: "duration_seconds",
      observed: secondsOf(total).toFixed(3),
      expected: secondsOf(film.frames).toFixed(3),
      suggestion: "Let the shots sum to the film.",
      patch: { duration_seconds: secondsOf(total) },
    });
  const off = shots.filter(
    (shot) => shot.duration_seconds > max * 1.25 + 1e-6 || shot.duration_seconds < min * 0.75 - 1e-6,
  );
  if (off.length > 0) {
    const fitted = new Map(
      shots.map((shot) => [
        shot.shot_id,
        Math.min(
          framesOf(max),
          Math.max(framesOf(Math.max(min, secondsOf(leastShotFrames))), framesOf(shot.duration_seconds)),
        ),
      ]),
    );
    const sum = [...fitted.values()].reduce((a, b) => a + b, 0);
    // A film must stay within 4 to 60 seconds; where the mode's lengths cannot make one, no patch is honest.
    const possible = sum >= framesOf(4) && sum <= framesOf(60);
    const patch = possible
      ? {
          shots: Object.fromEntries([...fitted].map(([id, frames]) => [id, { duration_seconds: secondsOf(frames) }])),
          duration_seconds: secondsOf(sum),
        }
      : null;
    off.forEach((shot, at) =>
      breaches.push({
        severity: "warn",
        cost: Math.round(36 / shots.length),
        finding: `Shot ${shot.index} lasts ${shot.duration_seconds.toFixed(2)} s; ${film.mode.title.toLowerCase()} holds ${min} to ${max} s.`,
        shot_id: shot.shot_id,
        field: "duration_seconds",
        observed: shot.duration_seconds.toFixed(3),
        expected: `${min} to ${max}`,
        suggestion:
          shot.duration_seconds > max ? "Add shots or shorten the film." : "Use fewer shots or a longer film.",
        patch: at === 0 ? patch : null,
      }),
    );
  }
  for (const shot of shots) {
    const acts = distinct(film.reading.actions.filter((action) => tellsAction(shot.description, action)));
    const crowded = acts.length > (shot.duration_seconds < secondsForTwo ? 1 : 2);
    const deeds = crowded ? acts.map((action) => action.phrase) : tooManyDeeds(shot.description);
    if (deeds.length > 1)
      breaches.push({
        severity: "warn",
        cost: 10,
        finding: `Shot ${shot.index} holds ${deeds.length} actions.`,
        shot_id: shot.shot_id,
        field: "description",
        observed: deeds.join(" / "),
        expected: "one action a shot",
        suggestion: "Give each action its own shot, or drop one.",
        patch: shotPatch(shot.shot_id, {
          description: crowded ? oneAction(shot, film, acts) : lightened(shot.description),
        }),
      });
    const moves = otherMoves(shot);
    if (moves.length > 0)
      breaches.push({
        severity: "warn",
        cost: 12,
        finding: `Shot ${shot.index} describes a second camera move.`,
        shot_id: shot.shot_id,
        field: "description",
        observed: moves.join(", "),
        expected: `only ${shot.camera.movement}`,
        suggestion: "One move a shot.",
        patch: shotPatch(shot.shot_id, {
          description: shot.description.replace(moveWords, (told) => (moves.includes(told) ? "camera holds" : told)),
        }),
      });
    if (shot.caption !== null) {
      const lines = shot.caption.split("\n");
      const wide = lines.find((line) => [...line].length > captionLimits.line_characters);
      const fast = captionLength(shot.caption) > shot.duration_seconds * captionLimits.characters_per_second;
      if (wide !== undefined || fast || lines.length > captionLimits.lines)
        breaches.push({
          severity: "warn",
          cost: 14,
          finding: `The caption of shot ${shot.index} cannot be read in time.`,
          shot_id: shot.shot_id,
          field: "caption",
          observed: `${captionLength(shot.caption)} characters in ${shot.duration_seconds.toFixed(2)} s`,
          expected: "17 a second, 42 a line, two lines",
          suggestion: "Shorten the caption.",
          patch: shotPatch(shot.shot_id, { caption: null }),
        });
    }
  }
  const most = mostOfOneSize(shots.length, film.mode.checks.most_same_framing_share);
  const varied = variedSizes(shots, most);
  for (const [index, shot] of shots.entries()) {
    const before = shots[index - 1];
    if (before === undefined || !looksAlike(before, shot)) continue;
    breaches.push({
      severity: "warn",
      cost: 12,
      finding: `Shots ${before.index} and ${shot.index} look alike.`,
      shot_id: shot.shot_id,
      field: "framing",
      observed: `${shot.framing}, ${shot.camera.angle}`,
      expected: "another size or another angle than before",
      suggestion: "Change size or angle at the cut.",
      patch: varied,
    });
  }
  for (const framing of framings) {
    const same = shots.filter((shot) => shot.framing === framing);
    const extra = same.at(-1);
    if (same.length > most && extra !== undefined)
      breaches.push({
        severity: "warn",
        cost: 12,
        finding: `${same.length} of ${shots.length} shots are ${framing.replaceAll("_", " ")}.`,
        shot_id: extra.shot_id,
        field: "framing",
        observed: framing,
        expected: `at most ${most} of one size`,
        suggestion: "Vary the size.",
        patch: varied,
      });
  }
  return reported(
    "pacing",
    breaches,
    shots.slice(0, 1).map((shot) => ({
      shot_id: shot.shot_id,
      field: "duration_seconds",
      observed: shot.duration_seconds.toFixed(3),
      expected: `${min} to ${max} s`,
    })),
    "Lengths, moves, sizes and captions fit.",
  );
};

/** A shot shorter than this holds one action of the intent, a longer one an action and what it leads to. */
const secondsForTwo = 2;

/** Actions whose words do not lie inside one another's. */
const distinct = (actions: readonly ActionPhrase[]): ActionPhrase[] =>
  actions.filter(
    ({ span }, index) =>
      !actions.some(
        (other, at) =>
          at !== index &&
          other.span.start < span.end &&
          span.start < other.span.end &&
          (other.span.end - other.span.start > span.end - span.start || at < index),
      ),
  );

/** The shot with only its first action of the intent, and its final image. */
const oneAction = (shot: DraftShot, film: Film, acts: readonly ActionPhrase[]): string => {
  const [kept] = acts;
  const lead = kept?.subject == null ? undefined : film.cast[kept.subject];
  const place = film.place.phrase === null ? "" : ` ${film.place.phrase}`;
  const end = /Final image:.*$/s.exec(shot.description)?.[0] ?? "";
  const only = `${shot.index === 1 ? "" : "So "}${lead?.first ?? "the subject"} ${kept?.phrase ?? ""}${place}. ${end}`;
  return only.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

/** Whether a cut between two shots would jump: neither the size nor the angle changes. */
const looksAlike = (a: DraftShot, b: DraftShot): boolean =>
  a.framing === b.framing && a.camera.angle === b.camera.angle;

/** How many shots may share one size; never all of three or more. */
const mostOfOneSize = (count: number, share: number): number =>
  Math.min(Math.max(2, count - 1), Math.max(2, Math.ceil(count * share)));

/** Sizes to change to, the ones that differ most from their neighbours first. */
const otherSizes: readonly Framing[] = ["wide", "close", "medium", "full", "medium_close"];

/** A patch that gives every shot that looks like the one before, or is one too many of its size, another size. */
const variedSizes = (shots: readonly DraftShot[], most: number): Record<string, unknown> => {
  const used = new Map<Framing, number>();
  const changed: Record<string, { framing: Framing }> = {};
  let before: DraftShot | undefined;
  for (const [index, shot] of shots.entries()) {
    const fits = (framing: Framing) =>
      (used.get(framing) ?? 0) < most && (before === undefined || !looksAlike(before, { ...shot, framing }));
    const next = shots[index + 1];
    const framing = fits(shot.framing)
      ? shot.framing
      : (otherSizes.find(
          (size) => fits(size) && (next === undefined || !looksAlike(next, { ...shot, framing: size })),
        ) ??
        otherSizes.find(fits) ??
        shot.framing);
    if (framing !== shot.framing) changed[shot.shot_id] = { framing };
    used.set(framing, (used.get(framing) ?? 0) + 1);
    before = { ...shot, framing };
  }
  return { shots: changed };
};
