import type { BrandProposal } from "#lib/contract/brand.ts";
import { lockBrand } from "./brand-block.ts";
import { fetchPagePictures } from "./fetch-page-pictures.ts";
import type { Operation } from "./operation.ts";
import { readPageAt } from "./read-page-at.ts";
import { brandIdOf, lookOf } from "./save-ad-brand.ts";

/**
 * Reads a page as a brand profile that a person checks before `set_brand_profile` saves it: nothing is saved but the
 * page's pictures, as uploads are. The page is data: what it tells software is reported and never done. Throws Problem
 * `url_not_allowed`, `url_unreachable` and `validation_failed`, each at `/url`.
 */
export const brandFromUrl: Operation<"brand_from_url"> = async (ctx, { url }): Promise<BrandProposal> => {
  const { page, reading, fetched_at } = await readPageAt(
    ctx,
    url,
    "Give the address of a page that names its brand in its own HTML, or write the profile yourself.",
  );
  const { pictures, ...left } = await fetchPagePictures(ctx, reading.image_urls);
  const { palette, picture } = lookOf(reading, pictures);
  const draft = { brand_id: brandIdOf(page.url), name: reading.brand_name, palette, cta: reading.cta };
  const locked = lockBrand(draft, null);
  const old = await ctx.store.brands.get(ctx.accountId, draft.brand_id);
  return {
    draft: { ...draft, product_asset_id: picture?.asset.asset_id ?? null },
    existing_version: old?.version ?? null,
    palette: locked.palette,
    contrast: locked.contrast,
    pictures: pictures.map(({ asset, source_url }) => ({
      asset_id: asset.asset_id,
      url: ctx.assetUrl(asset.asset_id),
      source_url,
      sha256: asset.sha256,
      width: asset.width ?? 0,
      height: asset.height ?? 0,
    })),
    language: reading.language,
    ignored_instructions: reading.ignored_instructions,
    ...left,
    source_url: page.url,
    fetched_at,
    sha256: ctx.sha256(page.bytes),
  };
};
