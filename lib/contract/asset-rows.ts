import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { assetSchema, uploadOfferSchema, uploadRequestSchema } from "./resources.ts";

const id = z.string().min(1).max(200);

/** The rows of the table about files: taking them in, giving them out, forgetting them. */
export const assetRows = {
  upload_asset: endpoint({
    method: "POST",
    path: "/assets",
    scopes: ["generate"],
    billable: false,
    mcp: false,
    summary:
      "Store a PNG, JPEG or WebP picture (raw body, or multipart field `file`); or announce a file with JSON and be told where to send it.",
    input: uploadRequestSchema.partial(),
    output: z.union([assetSchema, uploadOfferSchema]),
    success: 201,
    consumes: "bytes or json",
    example: { bytes: 12_000_000, media_type: "image/png" },
  }),
  complete_upload: endpoint({
    method: "POST",
    path: "/assets/{asset_id}/complete",
    scopes: ["generate"],
    billable: false,
    mcp: false,
    summary: "Look at the picture that was sent to an upload, and store it.",
    input: z.strictObject({ asset_id: id }),
    output: assetSchema,
    example: { asset_id: "ast_01k0000000000000000000000" },
  }),
  get_asset: endpoint({
    method: "GET",
    path: "/assets/{asset_id}",
    scopes: ["read"],
    billable: false,
    mcp: false,
    summary: "The bytes of an asset, by key, session or signed URL, or a redirect to them; `Range` and `ETag` work.",
    input: z.strictObject({
      asset_id: id,
      sig: z.string().max(400).optional(),
      download: z.string().max(4).optional(),
      proxy: z
        .string()
        .max(4)
        .optional()
        .describe("`1`: the bytes come from this service itself, never by a redirect to where they are kept."),
    }),
    output: null,
    produces: "application/octet-stream",
    example: { asset_id: "ast_01k0000000000000000000000" },
  }),
  delete_asset: endpoint({
    method: "DELETE",
    path: "/assets/{asset_id}",
    scopes: ["generate"],
    billable: false,
    mcp: true,
    summary: "Forget a supplied picture and its bytes. What was made here stays with its film.",
    input: z.strictObject({ asset_id: id }),
    output: null,
    success: 204,
    example: { asset_id: "ast_01k2" },
  }),
} as const satisfies Record<string, Endpoint>;
