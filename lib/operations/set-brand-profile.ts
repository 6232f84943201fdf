import type { BrandBlock, BrandDraft } from "#lib/contract/brand.ts";
import { Problem } from "#lib/contract/errors.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import { lockBrand } from "./brand-block.ts";
import type { Context, Operation } from "./operation.ts";
import { storePicture } from "./store-picture.ts";

const etag = (block: BrandBlock): string => `"v${block.version}"`;

/**
 * Creates or updates a brand profile. The product image is fetched once, here. The same draft again keeps its version;
 * `If-Match` refuses to overwrite what somebody else saved meanwhile.
 */
export const setBrandProfile: Operation<"set_brand_profile"> = async (ctx, draft) => {
  const old = await ctx.store.brands.get(ctx.accountId, draft.brand_id);
  if (ctx.ifMatch !== null && (old === null || ctx.ifMatch !== etag(old)))
    throw new Problem(
      "precondition_failed",
      old === null ? "There is no such brand profile yet." : `It stands at version ${old.version} now.`,
      {
        headers: old === null ? {} : { ETag: etag(old) },
      },
    );
  const content = lockBrand(draft, await productRef(ctx, draft, old));
  // When the picture was fetched is a time, so it is no part of the content that the hash speaks for.
  const { fetched_at: _when, ...product } = content.product_ref ?? { fetched_at: null };
  const block_hash = ctx.sha256(canonicalJson({ ...content, product_ref: content.product_ref && product }));
  if (old !== null && old.block_hash === block_hash) return answer(ctx, old, 200);
  const block: BrandBlock = {
    ...content,
    block_hash,
    version: (old?.version ?? 0) + 1,
    updated_at: ctx.clock().toISOString(),
  };
  if (!(await ctx.store.brands.put(ctx.accountId, block, old?.version ?? null)))
    throw new Problem(
      "precondition_failed",
      "Somebody saved this brand profile in the same moment. Load it and try again.",
    );
  return answer(ctx, block, old === null ? 201 : 200);
};

const answer = (ctx: Context, block: BrandBlock, status: number): BrandBlock => {
  ctx.reply.status = status;
  ctx.reply.headers["ETag"] = etag(block);
  return block;
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
  };
};
