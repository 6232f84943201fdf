import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { acceptedSchema, generationSchema } from "./generation.ts";
import { animateSeconds, limits } from "./limits.ts";
import { generateRequestSchema } from "./requests.ts";

const fields = generateRequestSchema.shape;

/** Body of `animate_image`: a picture, and how it is to be set in motion. */
export const animateRequestSchema = z.strictObject({
  /** `ast_…` of the account, an https address, or a `data:` URI; PNG, JPEG or WebP. */
  animate_image_ref: z
    .string()
    .max(limits.body_bytes_max)
    .regex(/^(?:ast_|https?:\/\/|data:)/i, "must be an asset id (ast_…), an https address or a data: URI"),
  raw_intent: fields.raw_intent,
  director_mode: fields.director_mode,
  brand_id: fields.brand_id,
  duration_seconds: z.number().min(animateSeconds.min).max(animateSeconds.max).optional(),
  aspect_ratio: fields.aspect_ratio,
  model_override: fields.model_override,
  routing: fields.routing,
  seed: fields.seed,
  captions: fields.captions,
  audio: fields.audio,
  likeness_consent: fields.likeness_consent,
  consent_id: fields.consent_id,
  max_cost_usd: fields.max_cost_usd,
  render: fields.render,
});
export type AnimateRequest = z.infer<typeof animateRequestSchema>;

/** The row of the table that sets a supplied picture in motion. */
export const animateRows = {
  animate_image: endpoint({
    method: "POST",
    path: "/animate_image",
    scopes: ["generate"],
    billable: true,
    mcp: true,
    summary:
      "Set a picture in motion: one shot whose first frame is the picture, signed, with the picture in its manifest.",
    input: animateRequestSchema,
    output: z.union([generationSchema, acceptedSchema]),
    example: {
      animate_image_ref: "ast_01k0000000000000000000000",
      raw_intent: "Slow push in, evening light, wind in the trees.",
      duration_seconds: 4,
    },
  }),
} as const satisfies Record<string, Endpoint>;
