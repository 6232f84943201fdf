import { limits } from "#lib/contract/limits.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import type { PlanEdit } from "./plan-revisions.ts";

const indexOf = (plan: DirectorPlan, shot_id: string): number =>
  plan.shots.findIndex((shot) => shot.shot_id === shot_id);

/** The frame of the film that a shot ends before. */
export const endOf = (plan: DirectorPlan, shotIndex: number): number => {
  const shot = plan.shots[shotIndex];
  return shot === undefined ? 0 : framesOf(shot.start_seconds) + framesOf(shot.duration_seconds);
};

/** Frames between which a shot's end may lie, of the film: the shots on both sides stay long enough to be read. */
export const cutRange = (plan: DirectorPlan, shotIndex: number): { least: number; most: number } => {
  const least = framesOf(plan.shots[shotIndex]?.start_seconds ?? 0) + leastShotFrames;
  if (shotIndex < plan.shots.length - 1) return { least, most: endOf(plan, shotIndex + 1) - leastShotFrames };
  // The last shot's end is the film's.
  return {
    least: Math.max(least, framesOf(limits.duration_seconds_min)),
    most: framesOf(limits.duration_seconds_max),
  };
};

/**
 * Moves a shot's end to a frame of the film, as near as may be: the next shot gives or takes what this one does, the
 * last one's end is the film's. Null where nothing moves.
 */
export const cutAt = (plan: DirectorPlan, shot_id: string, frame: number): PlanEdit | null => {
  const at = indexOf(plan, shot_id);
  const [shot, next] = [plan.shots[at], plan.shots[at + 1]];
  if (shot === undefined) return null;
  const { least, most } = cutRange(plan, at);
  const cut = Math.max(least, Math.min(most, Math.round(frame)));
  if (cut === endOf(plan, at)) return null;
  const length = { duration_seconds: secondsOf(cut - framesOf(shot.start_seconds)) };
  return {
    edits: {
      shots:
        next === undefined
          ? { [shot_id]: length }
          : { [shot_id]: length, [next.shot_id]: { duration_seconds: secondsOf(endOf(plan, at + 1) - cut) } },
    },
    said: next === undefined ? "Move the end of the film" : `Move the cut after shot ${at + 1}`,
    hand: `cut ${shot_id}`,
  };
};

/** Moves a shot's end by frames. */
export const cutBy = (plan: DirectorPlan, shot_id: string, frames: number): PlanEdit | null =>
  cutAt(plan, shot_id, endOf(plan, indexOf(plan, shot_id)) + frames);

/** Gives a shot another place, counted from 0; null where it would stay. */
export const movedTo = (plan: DirectorPlan, shot_id: string, place: number): PlanEdit | null => {
  const from = indexOf(plan, shot_id);
  const to = Math.max(0, Math.min(plan.shots.length - 1, place));
  if (from === -1 || to === from) return null;
  return {
    edits: { shots: { [shot_id]: { index: to + 1 } } },
    said: `Move shot ${from + 1} ${to < from ? "earlier" : "later"}`,
  };
};

/** Moves a shot by places. */
export const movedBy = (plan: DirectorPlan, shot_id: string, places: number): PlanEdit | null =>
  movedTo(plan, shot_id, indexOf(plan, shot_id) + places);

/** Takes a shot out; null where the film would be none without it. */
export const without = (plan: DirectorPlan, shot_id: string): PlanEdit | null =>
  plan.shots.length < 2
    ? null
    : { edits: { shots: { [shot_id]: null } }, said: `Remove shot ${indexOf(plan, shot_id) + 1}` };
