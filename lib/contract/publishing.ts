import { z } from "zod";
import { freeText } from "./requests.ts";
import { aspectRatios } from "./vocabulary.ts";

export const connectionKinds = ["watch_page", "webhook", "s3"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export const visibilities = ["public", "unlisted", "private"] as const;
export type Visibility = (typeof visibilities)[number];

export const publicationStatuses = ["published", "processing", "failed", "withdrawn"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

const capabilitiesSchema = z.object({
  max_duration_seconds: z.number().nullable().describe("Longest film that it takes; null for any."),
  aspect_ratios: z.array(z.enum(aspectRatios)),
  visibility: z.array(z.enum(visibilities)),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;

export const connectionSchema = z.object({
  connection_id: z.string(),
  kind: z.enum(connectionKinds),
  display_name: z.string(),
  state: z.enum(["connected"]),
  capabilities: capabilitiesSchema,
  created_at: z.string(),
});
export type ConnectionBody = z.infer<typeof connectionSchema>;

export const connectionListSchema = z.object({
  connections: z.array(connectionSchema),
  available_kinds: z.array(
    z.object({
      kind: z.enum(connectionKinds),
      title: z.string(),
      needs: z.array(z.object({ name: z.string(), title: z.string(), secret: z.boolean(), required: z.boolean() })),
    }),
  ),
});

/** Fields that connecting a place may take. */
const configMax = 20;

export const connectRequestSchema = z.strictObject({
  kind: z.enum(connectionKinds),
  display_name: freeText(1, 80),
  config: z
    .record(z.string().max(80), z.string().max(2000))
    .refine((fields) => Object.keys(fields).length <= configMax, `has more than ${configMax} fields`)
    .meta({ maxProperties: configMax })
    .describe("The fields that `available_kinds` names for this kind. Secrets are sealed and never answered."),
});

export const checkSchema = z.object({ id: z.string(), status: z.enum(["pass", "warn", "fail"]), message: z.string() });
export type PublicationCheck = z.infer<typeof checkSchema>;

export const publicationDisclosureSchema = z.object({
  ai_generated: z.literal(true),
  label: z.string(),
  platform_field: z.string().nullable().describe("Where the destination carries it."),
});
export type PublicationDisclosure = z.infer<typeof publicationDisclosureSchema>;

export const publicationAttemptSchema = z.object({
  at: z.string(),
  step: z.string(),
  outcome: z.enum(["done", "retry", "failed"]),
  message: z.string(),
});
export type PublicationAttempt = z.infer<typeof publicationAttemptSchema>;

export const tagsMax = 20;
export const publishRequestSchema = z.strictObject({
  generation_id: z.string().min(1).max(200),
  connection_id: z.string().min(1).max(200),
  title: freeText(1, 120),
  description: freeText(1, 5000).optional(),
  tags: z.array(freeText(1, 50)).max(tagsMax).optional(),
  visibility: z.enum(visibilities).optional(),
  dry_run: z.boolean().optional(),
});
export type PublishRequest = z.infer<typeof publishRequestSchema>;

const outcomeFields = {
  url: z.string().nullable(),
  checks: z.array(checkSchema),
  disclosure: publicationDisclosureSchema,
  attempts: z.array(publicationAttemptSchema),
};

export const publishAnswerSchema = z.object({
  publication_id: z.string().nullable().describe("Null where nothing was stored: a dry run, or a check that failed."),
  status: z.enum([...publicationStatuses, "dry_run"]),
  ...outcomeFields,
});

export const publicationSchema = z.object({
  publication_id: z.string(),
  generation_id: z.string(),
  connection_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  tags: z.array(z.string()),
  visibility: z.enum(visibilities),
  status: z.enum(publicationStatuses),
  ...outcomeFields,
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type PublicationBody = z.infer<typeof publicationSchema>;

export const publicationListSchema = z.object({
  publications: z.array(publicationSchema),
  next_cursor: z.string().nullable(),
});
