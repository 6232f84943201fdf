import { z } from "zod";
import { extensionLimits, limits } from "./limits.ts";
import { cameraSchema } from "./plan.ts";
import { freeText, rawIntent, requestId } from "./requests.ts";

/** Longest instruction of a refinement, in characters. */
const instructionMax = 2000;

const renderingFields = {
  model_override: requestId.nullable().optional(),
  /** What the words leave open is chosen by it: the same seed is the same take, another one another. */
  seed: z.int().optional(),
  max_cost_usd: z.number().min(0).max(100_000).optional(),
  likeness_consent: z.boolean().optional(),
  consent_id: requestId.optional(),
  render: z.enum(["auto", "preview"]).optional(),
};

/** Body of `refine_shot`. `camera` and `duration_seconds` win over what the words ask for. */
export const refineRequestSchema = z.strictObject({
  generation_id: z.string().min(1).max(200),
  shot_id: z.string().min(1).max(200),
  instruction: freeText(1, instructionMax),
  camera: z
    .strictObject({
      lens_mm: cameraSchema.shape.lens_mm.optional(),
      movement: cameraSchema.shape.movement.optional(),
      angle: cameraSchema.shape.angle.optional(),
    })
    .optional(),
  /** New length of the shot, in seconds. */
  duration_seconds: z.number().min(0.75).max(limits.duration_seconds_max).optional(),
  ...renderingFields,
});
export type RefineRequest = z.infer<typeof refineRequestSchema>;

/** Body of `extend_sequence`. Without `raw_intent` the story goes on by itself. */
export const extendRequestSchema = z.strictObject({
  generation_id: z.string().min(1).max(200),
  raw_intent: rawIntent.optional(),
  shot_count: z.int().min(extensionLimits.shot_count_min).max(extensionLimits.shot_count_max).default(1),
  /** How much longer the film becomes, in seconds. */
  duration_seconds: z.number().min(0.75).max(limits.duration_seconds_max).optional(),
  ...renderingFields,
});
export type ExtendRequest = z.infer<typeof extendRequestSchema>;

/** Words of an instruction and the field that they moved. */
export const understoodSchema = z.object({
  words: z.string(),
  /** Dotted path in the shot: `camera.movement`. */
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** One value of the plan that is not what it was; `pointer` is a JSON Pointer (RFC 6901) into the new plan. */
export const planDifferenceSchema = z.object({ pointer: z.string(), from: z.unknown(), to: z.unknown() });
export type PlanDifference = z.infer<typeof planDifferenceSchema>;

/** What no longer agrees between a changed shot and its neighbours. Advice: it stops nothing. */
export const continuityFindingSchema = z.object({
  shot_id: z.string(),
  field: z.string(),
  observed: z.string(),
  expected: z.string(),
});
export type ContinuityFinding = z.infer<typeof continuityFindingSchema>;

/** What an instruction came to, carried by the answer of the generation that it made. */
export const changeSchema = z.object({
  instruction: z.string(),
  shot_id: z.string(),
  understood: z.array(understoodSchema),
  /** Parts of the instruction that changed nothing. */
  ignored: z.array(z.string()),
  diff: z.array(planDifferenceSchema),
  continuity: z.array(continuityFindingSchema),
});
export type Change = z.infer<typeof changeSchema>;

/** How added shots join a film, carried by the answer of the generation that added them. */
export const extensionSchema = z.object({
  added_shot_ids: z.array(z.string()),
  /** What does not agree between the film's last shot and the first new one. Advice: it stops nothing. */
  join_findings: z.array(continuityFindingSchema),
});
export type ExtensionReport = z.infer<typeof extensionSchema>;
