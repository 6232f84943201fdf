import type { PlanContent, PlannedShot } from "#lib/contract/plan.ts";

/** The part of a plan that pictures and sound follow from; any full plan is one. */
export type ScenePlan = Pick<
  PlanContent,
  | "title"
  | "seed"
  | "aspect_ratio"
  | "duration_seconds"
  | "fps"
  | "language"
  | "captions"
  | "audio"
  | "intent"
  | "mode_selection"
  | "end_card"
  | "cinematic_idiom"
  | "edit_beats"
  | "camera_physics"
  | "depth_layers"
  | "color_intent"
  | "score"
  | "picture"
  | "staging"
> & {
  shots: Pick<
    PlannedShot,
    | "shot_id"
    | "index"
    | "role"
    | "description"
    | "camera"
    | "framing"
    | "start_seconds"
    | "duration_seconds"
    | "caption"
    | "continuity"
  >[];
};
