import { fps } from "#lib/contract/vocabulary.ts";
import { soundAlike } from "#lib/render/audio/heard-plan.ts";
import { passagesOf, type Passage } from "#lib/render/scene/passages.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** A film that another one goes on from: what is the same in both is copied out of it, packet by packet. */
export interface FilmBefore {
  /** The plan that it was cut by. */
  plan: ScenePlan;
  /** Ids of the shots that both films are made of, each of the very same files. */
  kept: string[];
}

/** Whether the film before has the sound that this plan asks for. */
export const soundIsKept = (plan: ScenePlan, before: FilmBefore): boolean =>
  before.plan.audio && plan.audio && framesOf(before.plan) === framesOf(plan) && soundAlike(before.plan, plan);

/**
 * The frame of the film before on which a passage stands as it is wanted, null where it does not. `passage` is one of
 * `plan` whose sides its shots have brought; it is the same where the same files melt into each other in the same way.
 */
export const keptAt = (plan: ScenePlan, passage: Passage, before: FilmBefore): number | null => {
  if (plan.aspect_ratio !== before.plan.aspect_ratio) return null;
  const shotOf = (of: ScenePlan, index: number | null) => (index === null ? null : of.shots[index]);
  const sides = [passage.from, passage.to].map((index) => shotOf(plan, index));
  if (sides.some((shot) => shot != null && !before.kept.includes(shot.shot_id))) return null;
  const same = passagesOf(before.plan).find(
    (old) =>
      idOf(before.plan, old.from) === idOf(plan, passage.from) &&
      idOf(before.plan, old.to) === idOf(plan, passage.to) &&
      old.kind === passage.kind &&
      old.way === passage.way &&
      old.end - old.first === passage.end - passage.first &&
      old.cut - old.first === passage.cut - passage.first,
  );
  if (same === undefined) return null;
  // A shot that was shown in part had its end cut straight.
  const [left, was] = [shotOf(plan, passage.from), shotOf(before.plan, same.from)];
  return left == null || shownFrames(left) === shownFrames(was) ? same.first : null;
};

const idOf = ({ shots }: ScenePlan, index: number | null): string | null =>
  index === null ? null : (shots[index]?.shot_id ?? null);

const shownFrames = (shot: { duration_seconds: number } | null | undefined): number =>
  Math.round((shot?.duration_seconds ?? 0) * fps);

const framesOf = ({ shots }: ScenePlan): number => shots.reduce((sum, shot) => sum + shownFrames(shot), 0);
