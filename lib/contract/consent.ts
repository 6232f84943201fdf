import { z } from "zod";
import { freeText } from "./requests.ts";

/** What is written down of a person's agreement to be shown. */
export const consentRequestSchema = z.strictObject({
  subject: freeText(1, 200).describe("Whose likeness: a name, or how the person is known to you."),
  scope: freeText(1, 500).describe("What was agreed to."),
  territory: freeText(1, 200).nullable().optional(),
  expires_at: z.iso.datetime({ offset: true }).max(64).nullable().optional(),
  evidence_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits in lower case")
    .nullable()
    .optional()
    .describe("Of the signed release, which stays with you."),
  note: freeText(1, 2000).nullable().optional(),
});

export const consentSchema = z.object({
  consent_id: z.string(),
  subject: z.string().nullable(),
  scope: z.string().nullable(),
  territory: z.string().nullable(),
  expires_at: z.string().nullable(),
  evidence_sha256: z.string().nullable(),
  note: z.string().nullable(),
  given_by: z.string(),
  generation_id: z.string().nullable().describe("The generation it was said with; null for one written down in full."),
  revoked_at: z.string().nullable(),
  created_at: z.string(),
});
export type ConsentBody = z.infer<typeof consentSchema>;
export const consentListSchema = z.object({ consents: z.array(consentSchema) });
