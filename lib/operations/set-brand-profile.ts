import type { BrandBlock, BrandDraft } from "#lib/contract/brand.ts";
import { invalidField } from "#lib/contract/errors.ts";
import { measurePicture } from "#lib/gate/measure-picture.ts";
import { lockBrand } from "./brand-block.ts";
import type { Context, FetchedImage, Operation } from "./operation.ts";
import { demandVersion, saveBlock } from "./save-brand-block.ts";
import { storePicture } from "./store-picture.ts";
import { suppliedPicture, toldAt } from "./supplied-picture.ts";

type ProductRef = BrandBlock["product_ref"];
const assetPointer = "/product_asset_id";
const imagePointer = "/product_image_url";

/**
 * Creates or updates a brand profile. The product image is fetched or looked up once, here. The same draft again keeps its version;
 * `If-Match` refuses to overwrite what somebody else saved meanwhile.
 */
export const setBrandProfile: Operation<"set_brand_profile"> = async (ctx, draft) => {
  const old = await ctx.store.brands.get(ctx.accountId, draft.brand_id);
  demandVersion(ctx, old);
  return saveBlock(ctx, lockBrand(draft, await productRef(ctx, draft, old?.product_ref ?? null)), old);
};

/** The product image, fetched and kept, or the stored one that is named; the same bytes as before keep their reference. */
const productRef = async (ctx: Context, draft: BrandDraft, old: ProductRef): Promise<ProductRef> => {
  const { product_asset_id: assetId, product_image_url: url } = draft;
  if (assetId == null) return url == null ? null : fetchedRef(ctx, draft.brand_id, url, old);
  if (url != null)
    throw invalidField(assetPointer, "wrong_type", "Name an address or a stored picture, not both; leave one out.");
  return old?.asset_id === assetId ? old : storedRef(ctx, draft.brand_id, assetId, old);
};

const fetchedRef = async (ctx: Context, brandId: string, url: string, old: ProductRef): Promise<ProductRef> => {
  const image = await toldAt(imagePointer, () => ctx.fetchImage(url));
  if (old?.sha256 === image.sha256) return old;
  const asset = await toldAt(imagePointer, () => storePicture(ctx, "product", image, imagePointer));
  return refTo(ctx, brandId, { ...image, asset_id: asset.asset_id });
};

/** Throws Problem `validation_failed` where the asset is not the account's or no picture. */
const storedRef = async (ctx: Context, brandId: string, assetId: string, old: ProductRef): Promise<ProductRef> => {
  const asset = await suppliedPicture(ctx, assetId, assetPointer);
  if (old?.sha256 === asset.sha256) return old;
  return refTo(ctx, brandId, { ...asset, ...(await measurePicture(await ctx.media.read(asset.sha256))) });
};

const refTo = (
  ctx: Context,
  brandId: string,
  picture: Pick<FetchedImage, "sha256" | "width" | "height" | "palette" | "has_alpha"> & { asset_id: string },
): ProductRef => ({
  ref_id: `brand:${brandId}:product`,
  asset_id: picture.asset_id,
  sha256: picture.sha256,
  width: picture.width,
  height: picture.height,
  fetched_at: ctx.clock().toISOString(),
  ...(picture.palette === undefined ? {} : { palette: picture.palette }),
  ...(picture.has_alpha === undefined ? {} : { has_alpha: picture.has_alpha }),
});
