import type { z } from "zod";
import { directorPlanSchema } from "./plan.ts";

/** Answer of `story_intelligence_report`: the part of the plan that a writer reads. */
export const storyIntelligenceSchema = directorPlanSchema.omit({
  cinematic_idiom: true,
  edit_beats: true,
  camera_physics: true,
  depth_layers: true,
  color_intent: true,
  score: true,
  prompts: true,
  parent_plan_id: true,
});
export type StoryIntelligence = z.infer<typeof storyIntelligenceSchema>;
