import { z } from "zod";
import { brandBlockSchema, brandDraftSchema, brandListSchema, brandVersionsSchema } from "./brand.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";

const named = z.strictObject({ brand_id: z.string().min(1).max(200) });

/** The rows of the table about brands: what every film of an account carries of its brand. */
export const brandRows = {
  list_brand_profiles: endpoint({
    method: "GET",
    path: "/brand_profiles",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "Every brand profile of the account, as locked blocks.",
    input: z.strictObject({}),
    output: brandListSchema,
    example: {},
  }),
  set_brand_profile: endpoint({
    method: "POST",
    path: "/brand_profiles",
    scopes: ["brand"],
    billable: false,
    mcp: true,
    summary: "Create or update a brand profile; the answer is the locked block that films carry.",
    input: brandDraftSchema,
    output: brandBlockSchema,
    example: { brand_id: "north-roast", name: "North Roast", palette: ["#1f2a44", "#e07a3f"], cta: "Taste the dark" },
  }),
  get_brand_profile: endpoint({
    method: "GET",
    path: "/brand_profiles/{brand_id}",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "One brand profile.",
    input: named,
    output: brandBlockSchema,
    example: { brand_id: "north-roast" },
  }),
  delete_brand_profile: endpoint({
    method: "DELETE",
    path: "/brand_profiles/{brand_id}",
    scopes: ["brand"],
    billable: false,
    mcp: true,
    summary: "Forget a brand profile and its history. Films that carry it keep it.",
    input: named,
    output: null,
    success: 204,
    example: { brand_id: "north-roast" },
  }),
  list_brand_versions: endpoint({
    method: "GET",
    path: "/brand_profiles/{brand_id}/versions",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "What a brand profile has been: its last 200 locked blocks, the newest first.",
    input: named,
    output: brandVersionsSchema,
    example: { brand_id: "north-roast" },
  }),
  restore_brand_version: endpoint({
    method: "POST",
    path: "/brand_profiles/{brand_id}/restore",
    scopes: ["brand"],
    billable: false,
    mcp: true,
    summary: "Make a brand profile what it was in an earlier version; that is a new version of it.",
    input: named.extend({ version: z.number().int().min(1).max(2_147_483_647) }),
    output: brandBlockSchema,
    example: { brand_id: "north-roast", version: 1 },
  }),
} as const satisfies Record<string, Endpoint>;
