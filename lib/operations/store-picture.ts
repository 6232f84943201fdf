import type { SeenPicture } from "#lib/store/film-records.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import type { Context, FetchedImage } from "./operation.ts";
import { demandRoom } from "./quotas.ts";
import { demandWholeCredential } from "./whole-credential.ts";

/** A supplied picture that was looked at. */
export type SeenAsset = StoredAsset & SeenPicture;

/**
 * Keeps a supplied picture's bytes and its asset row, with what was seen in it. One whose credential does not hold is
 * refused at `pointer`, the field that it came by; null where that was asked before. `known`: what was seen in it
 * before, and the id that it was promised.
 */
export const storePicture = async (
  ctx: Context,
  kind: "upload" | "product",
  image: Omit<FetchedImage, "sha256">,
  pointer: string | null,
  known: { seen?: SeenPicture; assetId?: string | null } = {},
): Promise<SeenAsset> => {
  await demandRoom(ctx, image.bytes.byteLength);
  if (pointer !== null) await demandWholeCredential(ctx, image, pointer);
  const { faces, nudity } = known.seen ?? (await ctx.lookAtPicture(image.bytes));
  const stored = await ctx.media.put(image.bytes);
  const asset: SeenAsset = {
    asset_id: known.assetId ?? ctx.newId("ast"),
    account_id: ctx.accountId,
    kind,
    sha256: stored.sha256,
    bytes: stored.bytes,
    media_type: image.media_type,
    width: image.width,
    height: image.height,
    duration_seconds: null,
    faces,
    nudity,
    created_at: ctx.clock(),
  };
  await ctx.store.assets.create(asset);
  // Whoever removed the same picture meanwhile took its bytes along.
  if (!(await ctx.media.has(stored.sha256))) await ctx.media.put(image.bytes);
  return asset;
};

/** A stored picture with what is seen in it. What nobody has looked at yet is looked at now, once. */
export const lookedAt = async (ctx: Context, asset: StoredAsset): Promise<SeenAsset> => {
  const { faces, nudity } = asset;
  if (faces !== null && nudity !== null) return { ...asset, faces, nudity };
  const seen = await ctx.lookAtPicture(await ctx.media.read(asset.sha256));
  const known: SeenAsset = { ...asset, faces: seen.faces, nudity: seen.nudity };
  await ctx.store.assets.create(known);
  return known;
};
