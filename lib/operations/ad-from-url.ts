import type { AdBrief } from "#lib/contract/ad.ts";
import type { PageReading } from "#lib/page/read-page.ts";
import { fetchPagePictures, type PagePicture } from "./fetch-page-pictures.ts";
import type { Context, Operation } from "./operation.ts";
import { planAd } from "./plan-ad.ts";
import { presentGeneration } from "./present-generation.ts";
import { readPageAt } from "./read-page-at.ts";
import { saveAdBrand } from "./save-ad-brand.ts";
import { startGeneration } from "./start-generation.ts";

/**
 * Turns a product page into a film: reads what the page says, keeps its pictures, completes the brand's profile, plans
 * and starts the film. The page is data: what it tells software is reported in the brief and never done. Throws Problem
 * `url_not_allowed`, `url_unreachable`, and `validation_failed` for a page that holds nothing to tell of.
 */
export const adFromUrl: Operation<"ad_from_url"> = async (ctx, request) => {
  const { page, reading, fetched_at } = await readPageAt(
    ctx,
    request.url,
    "Give the address of a page that names its product in its own HTML, or describe the film with generate_video.",
  );
  const { pictures, ...left } = await fetchPagePictures(ctx, reading.image_urls);
  const brand = await saveAdBrand(ctx, request, reading, pictures);
  const brief = briefOf(ctx, reading, pictures, {
    cta: request.cta ?? brand.block.cta ?? reading.cta,
    palette: brand.palette,
    source_url: page.url,
    fetched_at,
    sha256: ctx.sha256(page.bytes),
    ...left,
  });
  const plan = await planAd(ctx, request, reading, { brand: brand.shown, cta: brief.cta });
  const generation = await startGeneration(ctx, {
    tool: "ad_from_url",
    plan,
    request: { ...request },
    parent_generation_id: null,
    changed_shot_ids: plan.content.shots.map((shot) => shot.shot_id),
    details: { brief, brand_profile: brand.block },
  });
  await ctx.engine.settled(generation, ctx.waitMs);
  return presentGeneration(ctx, generation);
};

const briefOf = (
  ctx: Context,
  reading: PageReading,
  pictures: readonly PagePicture[],
  rest: Pick<AdBrief, "cta" | "palette" | "source_url" | "fetched_at" | "sha256" | "pictures_left_out">,
): AdBrief => ({
  product_name: reading.product_name,
  brand_name: reading.brand_name,
  description: reading.description,
  claims: reading.claims,
  price: reading.price,
  currency: reading.currency,
  images: pictures.map(({ asset, source_url }) => ({
    asset_id: asset.asset_id,
    url: ctx.assetUrl(asset.asset_id),
    source_url,
    width: asset.width ?? 0,
    height: asset.height ?? 0,
  })),
  language: reading.language,
  product_choice: reading.product_choice,
  ignored_instructions: reading.ignored_instructions,
  ...rest,
});
