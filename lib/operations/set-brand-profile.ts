import type { BrandBlock, BrandDraft } from "#lib/contract/brand.ts";
import { lockBrand } from "./brand-block.ts";
import type { Context, Operation } from "./operation.ts";
import { demandVersion, saveBlock } from "./save-brand-block.ts";
import { storePicture } from "./store-picture.ts";

/**
 * Creates or updates a brand profile. The product image is fetched once, here. The same draft again keeps its version;
 * `If-Match` refuses to overwrite what somebody else saved meanwhile.
 */
export const setBrandProfile: Operation<"set_brand_profile"> = async (ctx, draft) => {
  const old = await ctx.store.brands.get(ctx.accountId, draft.brand_id);
  demandVersion(ctx, old);
  return saveBlock(ctx, lockBrand(draft, await productRef(ctx, draft, old)), old);
};

/** Fetches and keeps the product image; the same bytes as before keep their reference. */
const productRef = async (
  ctx: Context,
  draft: BrandDraft,
  old: BrandBlock | null,
): Promise<BrandBlock["product_ref"]> => {
  if (draft.product_image_url === undefined || draft.product_image_url === null) return null;
  const image = await ctx.fetchImage(draft.product_image_url);
  if (old?.product_ref?.sha256 === image.sha256) return old.product_ref;
  const asset = await storePicture(ctx, "product", image);
  return {
    ref_id: `brand:${draft.brand_id}:product`,
    asset_id: asset.asset_id,
    sha256: image.sha256,
    width: image.width,
    height: image.height,
    fetched_at: ctx.clock().toISOString(),
    ...(image.palette === undefined ? {} : { palette: image.palette }),
    ...(image.has_alpha === undefined ? {} : { has_alpha: image.has_alpha }),
  };
};
