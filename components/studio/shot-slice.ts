import type { CameraPose } from "#lib/contract/plan.ts";
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
    own(plan.staging ?? []),
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

/** What happens in a shot, at whatever pace. */
const happening = (plan: ScenePlan, shot_id: string) => {
  const staged = plan.staging?.find((each) => each.shot_id === shot_id);
  return staged && [staged.acts.map(({ act, by, of, to, with: tool }) => [act, by, of, to, tool]), staged.held];
};

/**
 * The same without its place in the film and its pace, and of the camera only where it starts and ends: a picture of one
 * look is good enough while another of it is drawn.
 */
export const lookOf = (plan: ScenePlan, shotIndex: number): string => {
  const shot = plan.shots[shotIndex];
  if (shot === undefined) return "";
  const physics = plan.camera_physics.find(({ shot_id }) => shot_id === shot.shot_id);
  const layers = plan.depth_layers.find(({ shot_id }) => shot_id === shot.shot_id)?.layers ?? [];
  const stands = (pose: CameraPose | undefined) =>
    pose === undefined
      ? []
      : [pose.x_m, pose.y_m, pose.z_m, pose.pan_deg, pose.tilt_deg].map((each) => each.toFixed(1));
  return JSON.stringify([
    shot.shot_id,
    shot.description,
    shot.camera,
    shot.framing,
    shot.continuity,
    layers.map(({ name, content, drawn_as }) => [name, content, drawn_as]),
    stands(physics?.path[0]),
    stands(physics?.path.at(-1)),
    happening(plan, shot.shot_id),
    plan.aspect_ratio,
    plan.color_intent,
  ]);
};
