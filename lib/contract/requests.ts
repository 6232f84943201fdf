import { z } from "zod";
import { limits } from "./limits.ts";
import { aspectRatios, directorModes } from "./vocabulary.ts";

/** Lone surrogates and NUL cannot be stored, signed or drawn; refuse them at the door. */
const storable = (text: string) => !text.includes("\u0000") && text.isWellFormed();
const unstorable = "holds a NUL or a lone surrogate; remove it";

/** Free text of a request: trimmed, within `min` and `max` characters, storable. */
export const freeText = (min: number, max: number) =>
  z
    .string()
    .refine(storable, unstorable)
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(min, { message: `write at least ${min} characters` })
        .max(max, { message: `write at most ${max} characters` }),
    )
    // The JSON Schema of what may be sent is that of the untrimmed text; its lengths are said here.
    .meta({ minLength: min, maxLength: max });

export const rawIntent = freeText(limits.raw_intent_min, limits.raw_intent_max);

/** An id as a caller may write it: whatever it is, it is short. */
export const requestId = z.string().max(200);
/** Models that a policy may name: more than any catalog holds. */
const modelsMax = 64;

export const routingPolicySchema = z.strictObject({
  optimize_for: z.enum(["quality", "cost", "speed"]),
  allow: z.array(requestId).max(modelsMax).optional(),
  deny: z.array(requestId).max(modelsMax).optional(),
});
export type RoutingPolicy = z.infer<typeof routingPolicySchema>;

/** Who is asked to direct: a language model where one is set, coverage alone, or the model. */
export const directors = ["auto", "coverage", "language_model"] as const;

const planningFields = {
  director: z.enum(directors).optional(),
  director_mode: z.enum(["auto", ...directorModes]).optional(),
  brand_id: requestId.nullable().optional(),
  shot_count: z.int().min(limits.shot_count_min).max(limits.shot_count_max).optional(),
  duration_seconds: z.number().min(limits.duration_seconds_min).max(limits.duration_seconds_max).optional(),
  aspect_ratio: z.enum(aspectRatios).optional(),
  model_override: requestId.nullable().optional(),
  routing: routingPolicySchema.optional(),
  seed: z.int().optional(),
  captions: z.boolean().optional(),
  audio: z.boolean().optional(),
};
const consentFields = {
  likeness_consent: z.boolean().optional(),
  consent_id: requestId.optional(),
};

/** Body of `story_intelligence_report` and `director_prompt_plan`. */
export const planRequestSchema = z.strictObject({ raw_intent: rawIntent, ...planningFields, ...consentFields });
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** Most that a film may cost, USD. */
export const maxCostUsd = z.number().min(0).max(100_000);

const generateFields = {
  raw_intent: rawIntent.optional(),
  plan_id: requestId.optional(),
  ...planningFields,
  ...consentFields,
  max_cost_usd: maxCostUsd.optional(),
  render: z.enum(["auto", "preview"]).optional(),
};

/** Body of `generate_video`: `raw_intent`, or the `plan_id` of a plan to render exactly. */
export const generateRequestSchema = z
  .strictObject(generateFields)
  .refine((body) => body.raw_intent !== undefined || body.plan_id !== undefined, {
    path: ["raw_intent"],
    message: "write what the film should be, or give the plan_id of a plan",
    params: { code: "required" },
  });
export type GenerateRequest = z.infer<typeof generateRequestSchema>;

/** Longest note that goes with a decision, in characters. */
const noteMax = 2000;

/** Body of `generate_video_staged`: what `generate_video` takes, or a decision on a still that waits for one. */
export const stagedRequestSchema = z
  .strictObject({
    ...generateFields,
    hold: z.boolean().optional(),
    hero_frame_id: z.string().min(1).max(200).optional(),
    decision: z.enum(["approve", "reject"]).optional(),
    note: freeText(1, noteMax).optional(),
  })
  .refine((body) => body.raw_intent !== undefined || body.plan_id !== undefined || body.hero_frame_id !== undefined, {
    path: ["raw_intent"],
    message: "write what the film should be, give the plan_id of a plan, or the hero_frame_id that you decide on",
    params: { code: "required" },
  })
  .refine((body) => body.hero_frame_id !== undefined || (body.decision === undefined && body.note === undefined), {
    path: ["hero_frame_id"],
    message: "a decision and its note are about a still; name it",
    params: { code: "required" },
  });
export type StagedRequest = z.infer<typeof stagedRequestSchema>;
