import type { StoredAsset } from "#lib/store/store.ts";
import type { Context, FetchedImage } from "./operation.ts";

/** Keeps a supplied picture's bytes and its asset row, with the faces that are in it. */
export const storePicture = async (
  ctx: Context,
  kind: "upload" | "product",
  image: Omit<FetchedImage, "sha256">,
): Promise<StoredAsset> => {
  const faces = await ctx.findFaces(image.bytes);
  const stored = await ctx.media.put(image.bytes);
  const asset: StoredAsset = {
    asset_id: ctx.newId("ast"),
    account_id: ctx.accountId,
    kind,
    sha256: stored.sha256,
    bytes: stored.bytes,
    media_type: image.media_type,
    width: image.width,
    height: image.height,
    duration_seconds: null,
    faces,
    created_at: ctx.clock(),
  };
  await ctx.store.assets.create(asset);
  return asset;
};
