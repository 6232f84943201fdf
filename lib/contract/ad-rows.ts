import { z } from "zod";
import { adRequestSchema } from "./ad.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { acceptedSchema, generationSchema } from "./generation.ts";

/** The row of the table that reads a page. */
export const adRows = {
  ad_from_url: endpoint({
    method: "POST",
    path: "/ad_from_url",
    scopes: ["brand", "generate"],
    billable: true,
    mcp: true,
    summary: "Turn a product page into a film that claims only what the page says, with its brief and brand profile.",
    input: adRequestSchema,
    output: z.union([generationSchema, acceptedSchema]),
    example: { url: "https://example.com/products/drift-kettle", shot_count: 3, aspect_ratio: "9:16" },
  }),
} as const satisfies Record<string, Endpoint>;
