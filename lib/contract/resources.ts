import { z } from "zod";
import { limits } from "./limits.ts";
import { modelSchema } from "./model.ts";
import { freeText } from "./requests.ts";
import { directorModes, scopes, storyCheckIds } from "./vocabulary.ts";

export const modelListSchema = z.object({ models: z.array(modelSchema) });

export const assetSchema = z.object({
  asset_id: z.string(),
  sha256: z.string(),
  bytes: z.number().int(),
  media_type: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  url: z.string(),
});
export type AssetBody = z.infer<typeof assetSchema>;

/** Announces a file that is sent straight to where media are kept. Films are taken for verification alone. */
export const uploadRequestSchema = z.strictObject({
  bytes: z.number().int().min(1).max(limits.verify_bytes_max),
  media_type: z.enum(["image/png", "image/jpeg", "image/webp", "video/mp4", "video/quicktime"]),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;
export const uploadOfferSchema = z.object({
  asset_id: z.string().describe("Of the asset that the picture will be once the upload is complete."),
  upload_url: z.string().describe("Takes the bytes by PUT, exactly as many as were announced, until `expires_at`."),
  upload_headers: z.record(z.string(), z.string()).describe("To be sent along, as they are."),
  expires_at: z.string(),
});

export const referenceSchema = z.object({
  ref_id: z.string(),
  kind: z.enum(["asset", "hero", "product", "character", "style"]),
  asset_id: z.string().nullable(),
  description: z.string(),
  used_by: z.array(z.string()).describe("Ids of the plans whose shots are held to it, the newest first."),
});
export type ReferenceBody = z.infer<typeof referenceSchema>;

export const keySchema = z.object({
  key_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  prefix: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  created_at: z.string(),
});
export const keyListSchema = z.object({ keys: z.array(keySchema) });
export const createKeyRequestSchema = z.strictObject({
  name: freeText(1, 80),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, "names a scope twice"),
  expires_at: z.iso.datetime({ offset: true }).max(64).nullable().optional(),
});
export const createdKeySchema = z.object({
  key_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  prefix: z.string(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  api_key: z.string(),
});

const jsonSchema = z.record(z.string(), z.unknown());
export const discoverySchema = z.object({
  service: z.string(),
  version: z.string(),
  base_url: z.string(),
  documentation_url: z.string(),
  openapi_url: z.string(),
  mcp_url: z.string(),
  planner_version: z.string(),
  beta: z.object({ renders: z.enum(["preview", "live"]) }),
  scopes: z.array(z.object({ id: z.enum(scopes), description: z.string() })),
  director_modes: z.array(z.object({ id: z.enum(directorModes), title: z.string(), summary: z.string() })),
  story_checks: z.array(z.enum(storyCheckIds)),
  limits: z.record(z.string(), z.number()),
  tools: z.array(
    z.object({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      scopes: z.array(z.enum(scopes)),
      billable: z.boolean(),
      mcp: z.boolean(),
      session_only: z.boolean(),
      summary: z.string(),
      input_schema: jsonSchema,
      output_schema: jsonSchema.nullable(),
    }),
  ),
});
export type Discovery = z.infer<typeof discoverySchema>;
