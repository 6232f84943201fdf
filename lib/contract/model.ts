import { z } from "zod";

const durationsSchema = z.union([
  z.object({ values: z.array(z.number()) }),
  z.object({ min: z.number(), max: z.number(), step: z.number() }),
]);

/** A card of the model catalog. `null` means "not established", never "no". */
export const modelSchema = z.object({
  model_id: z.string(),
  kind: z.enum(["video", "image"]),
  provider: z.string(),
  title: z.string(),
  connected: z.boolean(),
  inputs: z.object({
    text: z.boolean().nullable(),
    first_frame: z.boolean().nullable(),
    last_frame: z.boolean().nullable(),
    /** Most pictures it takes; true when it takes some and the number is not published. */
    reference_images: z.union([z.number(), z.boolean()]).nullable(),
  }),
  durations: durationsSchema.nullable(),
  aspect_ratios: z.array(z.string()).nullable(),
  resolutions: z.array(z.string()).nullable(),
  fps: z.number().nullable(),
  audio: z.enum(["always", "optional", "none"]).nullable(),
  native_multi_shot: z
    .object({
      max_shots: z.number().nullable(),
      max_seconds: z.number().nullable(),
      addressing: z.string().nullable(),
    })
    .nullable(),
  prompt: z.object({
    limit: z.number().nullable(),
    unit: z.enum(["characters", "utf16_units", "tokens"]),
    negative: z.enum(["field", "in_prompt", "none"]),
    negative_limit: z.number().nullable(),
  }),
  face_policy: z.enum(["allowed", "own_assets_only", "blocked", "unknown"]),
  strengths: z.array(z.string()),
  price: z.object({ amount_usd: z.number(), per: z.string(), as_of: z.string(), source: z.string() }).nullable(),
  provenance: z.string().nullable(),
  status: z.enum(["active", "deprecated", "removed"]),
  sunset_on: z.string().nullable(),
});
export type Model = z.infer<typeof modelSchema>;
