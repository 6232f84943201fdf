import { Problem, type FieldCode, type FieldError } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { framesOf, leastShotFrames, secondsOf, shareFrames } from "./frames.ts";

/** What an order and a length are edited of. */
interface CutShot {
  shot_id: string;
  duration_seconds: number;
}

export const fieldError = (pointer: string, code: FieldCode, message: string): FieldError => ({
  pointer,
  code,
  message,
});

/** Throws Problem `validation_failed` with all the errors there are; none is no refusal. */
export const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0)
    throw new Problem("validation_failed", errors.map((each) => each.message).join(" "), { errors });
};

export const pointerTo = (shot_id: string): string => `/shots/${shot_id.replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** The shots that stay, in the order that the edited indexes ask for. */
export const reordered = <S extends CutShot>(shots: readonly S[], edits: PlanEdits): S[] => {
  const staying = shots.filter((shot) => edits.shots?.[shot.shot_id] !== null);
  const placeOf = (shot_id: string) => edits.shots?.[shot_id]?.index;
  const order = staying.filter((shot) => placeOf(shot.shot_id) === undefined);
  const moved = staying
    .filter((shot) => placeOf(shot.shot_id) !== undefined)
    .toSorted((a, b) => (placeOf(a.shot_id) ?? 0) - (placeOf(b.shot_id) ?? 0));
  for (const shot of moved) order.splice((placeOf(shot.shot_id) ?? 1) - 1, 0, shot);
  return order;
};

/**
 * Frames of every shot that stays, in its new order. Edited lengths hold; the film is as long as its shots, or as
 * `duration_seconds` says: then the shots whose length was not edited give or take in proportion. Throws Problem
 * `validation_failed` where no film of 4 to 60 s can be cut that way.
 */
export const retimed = (kept: readonly CutShot[], edits: PlanEdits): number[] => {
  const fixed = kept.map((shot) => {
    const seconds = edits.shots?.[shot.shot_id]?.duration_seconds;
    return seconds === undefined ? null : framesOf(seconds);
  });
  const current = kept.map((shot, index) => fixed[index] ?? framesOf(shot.duration_seconds));
  const sum = current.reduce((a, b) => a + b, 0);
  const [least, most] = [framesOf(limits.duration_seconds_min), framesOf(limits.duration_seconds_max)];
  const total =
    edits.duration_seconds === undefined ? Math.min(most, Math.max(least, sum)) : framesOf(edits.duration_seconds);
  if (total === sum) return current;
  const open = current.flatMap((_, index) => (fixed[index] === null ? [index] : []));
  const room = total - fixed.reduce<number>((held, frames) => held + (frames ?? 0), 0);
  if (open.length === 0 || room < leastShotFrames * open.length) {
    const said = edits.duration_seconds !== undefined;
    const named = kept.findIndex((_, index) => fixed[index] !== null);
    const pointer =
      said || named === -1 ? "/duration_seconds" : `${pointerTo(kept[named]?.shot_id ?? "")}/duration_seconds`;
    const message = said
      ? `The shots as edited cannot last ${secondsOf(total)} s together; they sum to ${secondsOf(sum).toFixed(3)} s.`
      : `A film lasts ${limits.duration_seconds_min} to ${limits.duration_seconds_max} s; these shots sum to ${secondsOf(sum).toFixed(3)} s.`;
    refuse([fieldError(pointer, "out_of_range", message)]);
  }
  const shared = shareFrames(
    room,
    open.map((index) => current[index] ?? 1),
    leastShotFrames,
    null,
  );
  return current.map((frames, index) => (open.includes(index) ? (shared[open.indexOf(index)] ?? frames) : frames));
};
