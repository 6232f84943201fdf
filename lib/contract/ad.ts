import { z } from "zod";
import { brandDraftSchema } from "./brand.ts";
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

/** Where on a page something stood. */
export const pagePlaces = [
  "visible_text",
  "hidden_text",
  "meta",
  "structured_data",
  "alt_text",
  "attribute",
  "comment",
  "title",
] as const;
export type PagePlace = (typeof pagePlaces)[number];

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
  images: z.array(
    z.object({
      asset_id: z.string(),
      url: z.string(),
      source_url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
  palette: z.array(z.string()),
  cta: z.string(),
  /** Language of the page, ISO 639-1. */
  language: z.string(),
  /** Which of several products this is about and why; `others` names those that were left out. */
  product_choice: z.object({ reason: z.string(), others: z.array(z.string()) }),
  /** Sentences of the page that speak to the software that reads it. Shown to the person, never followed or quoted. */
  ignored_instructions: z.array(z.object({ text: z.string(), where: z.enum(pagePlaces) })),
  /** Address that the page was read from, after redirects. */
  source_url: z.string(),
  fetched_at: z.string(),
  /** Of the page's bytes as they came. */
  sha256: z.string(),
});
export type AdBrief = z.infer<typeof adBriefSchema>;
