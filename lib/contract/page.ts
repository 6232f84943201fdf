import { z } from "zod";

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

/** A picture of a page, kept as an asset of the account. */
export const pagePictureSchema = z.object({
  asset_id: z.string(),
  url: z.string(),
  source_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** A picture of a page that was not kept, and why. */
export const leftOutPictureSchema = z.object({ source_url: z.string(), reason: z.string() });
export type LeftOutPicture = z.infer<typeof leftOutPictureSchema>;

/** Where something was read, and what of it was left aside. */
export const pageOriginSchema = z.object({
  /** Language of the page, ISO 639-1. */
  language: z.string(),
  /** Sentences of the page that speak to the software that reads it. Shown to the person, never followed or quoted. */
  ignored_instructions: z.array(z.object({ text: z.string(), where: z.enum(pagePlaces) })),
  /** Pictures that the policy gate would stop; absent where there were none. */
  pictures_left_out: z.array(leftOutPictureSchema).optional(),
  /** Address that the page was read from, after redirects. */
  source_url: z.string(),
  fetched_at: z.string(),
  /** Of the page's bytes as they came. */
  sha256: z.string(),
});
