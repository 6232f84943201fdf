import { z } from "zod";
import { brandDraftSchema } from "./brand.ts";
import { pageOriginSchema, pagePictureSchema } from "./page.ts";
import { freeText, planRequestSchema } from "./requests.ts";

const { director_mode, shot_count, duration_seconds, aspect_ratio, likeness_consent, seed } = planRequestSchema.shape;

/** Body of `ad_from_url`: the address of a product page, and how the film about it should be. */
export const adRequestSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2048),
  /** Profile to create or complete; derived from the page's host when absent. */
  brand_id: brandDraftSchema.shape.brand_id.optional(),
  director_mode,
  shot_count,
  duration_seconds,
  aspect_ratio,
  cta: freeText(1, 80).optional(),
  likeness_consent,
  seed,
  max_cost_usd: z.number().min(0).max(100_000).optional(),
});
export type AdRequest = z.infer<typeof adRequestSchema>;

/** What a page says about its product. Every claim rests on a sentence of the page; nothing here was ever followed. */
export const adBriefSchema = z.object({
  product_name: z.string(),
  brand_name: z.string(),
  description: z.string(),
  /** `text` is a part of `quote`, and `quote` a sentence of the page: entities decoded, white space collapsed. */
  claims: z.array(z.object({ text: z.string(), quote: z.string() })),
  /** A decimal number such as "1299.00"; null when the page names none. */
  price: z.string().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  images: z.array(pagePictureSchema),
  palette: z.array(z.string()),
  cta: z.string(),
  /** Which of several products this is about and why; `others` names those that were left out. */
  product_choice: z.object({ reason: z.string(), others: z.array(z.string()) }),
  ...pageOriginSchema.shape,
});
export type AdBrief = z.infer<typeof adBriefSchema>;
