import { z } from "zod";
import { pageOriginSchema, pagePictureSchema } from "./page.ts";
import { freeText } from "./requests.ts";

const hex = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, "must be a colour such as #1a2b3c")
  .transform((colour) => colour.toLowerCase());

/** What a person writes down of a brand; it becomes the locked block. */
export const brandDraftSchema = z.strictObject({
  brand_id: z.string().regex(/^[a-z0-9_-]{3,64}$/, "3 to 64 of a-z 0-9 - _"),
  name: freeText(1, 120),
  palette: z
    .array(hex)
    .min(1)
    .max(8)
    .superRefine((colours, context) => {
      for (const [at, colour] of colours.entries())
        if (colours.indexOf(colour) < at)
          context.addIssue({
            code: "custom",
            path: [at],
            message: `${colour} is there already; name each colour once`,
          });
    }),
  cta: freeText(1, 80).nullable().optional(),
  product_image_url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullable()
    .optional(),
  /** A stored picture in place of an address: an upload, or the one that the profile has already. */
  product_asset_id: z
    .string()
    .regex(/^ast_[0-9a-z]{1,64}$/, "must be the id of an asset, ast_…")
    .nullable()
    .optional(),
});
export type BrandDraft = z.infer<typeof brandDraftSchema>;

export const brandBlockSchema = z.object({
  brand_id: z.string(),
  name: z.string(),
  palette: z.array(z.object({ hex: z.string(), role: z.enum(["primary", "secondary", "accent", "neutral"]) })),
  contrast: z.object({ text_on_primary: z.string(), ratio: z.number() }),
  cta: z.string().nullable(),
  product_ref: z
    .object({
      ref_id: z.string(),
      asset_id: z.string(),
      sha256: z.string(),
      width: z.number(),
      height: z.number(),
      fetched_at: z.string(),
      /** What was measured in the picture; absent in profiles that were saved before it was. */
      palette: z.array(z.string()).optional(),
      has_alpha: z.boolean().optional(),
    })
    .nullable(),
  block_hash: z.string(),
  version: z.number().int(),
  updated_at: z.string(),
});
export type BrandBlock = z.infer<typeof brandBlockSchema>;

/** Body of `brand_from_url`: the page that a brand profile is read from. */
export const brandPageRequestSchema = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2048) });

/** A brand profile as a page tells it, to be checked and then saved; nothing of it is saved yet. */
export const brandProposalSchema = z.object({
  /** What `set_brand_profile` takes, as it is. */
  draft: z.object({
    brand_id: z.string(),
    name: z.string(),
    palette: z.array(z.string()),
    cta: z.string(),
    product_asset_id: z.string().nullable(),
  }),
  /** Version of the profile that has this `brand_id` already; null where the id is free. */
  existing_version: z.number().int().nullable(),
  palette: brandBlockSchema.shape.palette,
  contrast: brandBlockSchema.shape.contrast,
  /** The page's pictures, kept as uploads are; the draft names the one that suits a product best. */
  pictures: z.array(pagePictureSchema.extend({ sha256: z.string() })),
  ...pageOriginSchema.shape,
});
export type BrandProposal = z.infer<typeof brandProposalSchema>;

export const brandListSchema = z.object({ brand_profiles: z.array(brandBlockSchema) });
export const brandVersionsSchema = z.object({ versions: z.array(brandBlockSchema) });
