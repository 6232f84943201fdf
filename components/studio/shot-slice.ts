import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** The part of a plan that the world of one shot is built from, as a text to compare: equal slices look the same. */
export const sliceOf = (plan: ScenePlan, shotIndex: number): string => {
  const shot = plan.shots[shotIndex];
  if (shot === undefined) return "";
  const { start_seconds: _, caption: __, index: ___, ...seen } = shot;
  const own = <T extends { shot_id: string }>(entries: readonly T[]) =>
    entries.filter(({ shot_id }) => shot_id === shot.shot_id);
  return JSON.stringify([
    shotIndex,
    seen,
    own(plan.depth_layers),
    own(plan.camera_physics),
    plan.seed,
    plan.fps,
    plan.aspect_ratio,
    plan.title,
    plan.language,
    plan.intent,
    plan.mode_selection,
    plan.color_intent,
    plan.end_card?.shot_id === shot.shot_id ? plan.end_card : null,
  ]);
};
