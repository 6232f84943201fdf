import { z } from "zod";

/** What a file says about itself, and whether that holds. The four answers are never merged. */
export const provenanceStates = ["trusted", "valid", "invalid", "none"] as const;
export type ProvenanceState = (typeof provenanceStates)[number];

/** Our watermark in the list of soft binding algorithms. */
export const watermarkAlgorithm = "studio.shotwright.watermark.1";

export const provenanceActionSchema = z.object({
  action: z.string(),
  digital_source_type: z.string().nullable(),
  software_agent: z.string().nullable(),
  when: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
});
export type ProvenanceAction = z.infer<typeof provenanceActionSchema>;

export interface ProvenanceIngredient {
  title: string | null;
  relationship: string;
  manifest_id: string | null;
  state: ProvenanceState;
  signed_by: string | null;
  model: string | null;
  thumbnail: string | null;
  actions: ProvenanceAction[];
  ingredients: ProvenanceIngredient[];
}
export const provenanceIngredientSchema: z.ZodType<ProvenanceIngredient> = z.object({
  title: z.string().nullable(),
  relationship: z.string(),
  manifest_id: z.string().nullable(),
  state: z.enum(provenanceStates),
  signed_by: z.string().nullable(),
  model: z.string().nullable(),
  thumbnail: z.string().nullable().describe("A small picture as a data URL, where the credential carries one."),
  actions: z.array(provenanceActionSchema),
  get ingredients() {
    return z.array(provenanceIngredientSchema);
  },
});

export const provenanceSchema = z.object({
  state: z.enum(provenanceStates),
  reasons: z.array(z.object({ code: z.string(), explanation: z.string() })),
  manifest_id: z.string().nullable(),
  recovered_by: z
    .enum(["watermark"])
    .nullable()
    .describe("How the manifest was found where the file itself does not carry it; then nothing binds the two."),
  claim_generator: z.string().nullable(),
  signed_by: z.string().nullable(),
  signed_at: z.string().nullable().describe("Of an independent time stamp; null when there is none."),
  actions: z.array(provenanceActionSchema),
  ingredients: z.array(provenanceIngredientSchema),
  model: z.string().nullable(),
  preview: z.boolean().nullable(),
  consent_id: z.string().nullable(),
});
export type ProvenanceBody = z.infer<typeof provenanceSchema>;

// From here on the names are those of the Soft Binding Resolution API of the C2PA specification.

const maxResults = z.coerce.number().int().min(1).max(100).default(10);
const alg = z.string().min(1).max(200);
const value = z
  .string()
  .max(2000)
  .regex(/^[A-Za-z0-9+/_-]+={0,2}$/, "must be base64");

export const bindingQuerySchema = z.strictObject({ alg, value, maxResults });
export const contentQuerySchema = z.strictObject({
  alg: alg.optional(),
  hintAlg: alg.optional(),
  hintValue: value.optional(),
  maxResults,
});
export const bindingMatchesSchema = z.object({
  matches: z.array(
    z.object({
      manifestId: z.string(),
      endpoint: z.url().optional(),
      similarityScore: z.number().int().min(0).max(100).optional(),
    }),
  ),
});
export const bindingAlgorithmsSchema = z.object({
  watermarks: z.array(z.object({ alg: z.string() })),
  fingerprints: z.array(z.object({ alg: z.string() })),
});
