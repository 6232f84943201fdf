import { limits } from "#lib/contract/limits.ts";
import { invalidField, Problem, type ProblemCode } from "#lib/contract/errors.ts";
import type { AssetBody } from "#lib/contract/resources.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import { closeUpload, offerUpload, withReceived } from "./direct-upload.ts";
import type { Context, Operation } from "./operation.ts";
import { storePicture } from "./store-picture.ts";

/**
 * Keeps an uploaded picture, or offers an address to send one to. Its kind is told from its bytes, never from what the
 * caller says.
 */
export const uploadAsset: Operation<"upload_asset"> = async (ctx, { bytes: announced, media_type }) => {
  if (ctx.upload !== null) return keepPicture(ctx, ctx.upload.bytes, null);
  if (announced === undefined)
    throw invalidField(
      "/bytes",
      "required",
      "Say how many bytes the file has, or send the picture itself as the body.",
    );
  if (media_type === undefined) throw invalidField("/media_type", "required", "Say what kind of file it is.");
  return offerUpload(ctx, { bytes: announced, media_type });
};

/** Looks at what was sent to an upload, and keeps it under the hash that it is found to have. Again answers the same. */
export const completeUpload: Operation<"complete_upload"> = async (ctx, { asset_id }) => {
  const upload = await ctx.store.uploads.get(ctx.accountId, asset_id);
  if (upload === null) {
    const asset = await ctx.store.assets.get(ctx.accountId, asset_id);
    if (asset?.kind === "upload") return bodyOf(ctx, asset);
    throw new Problem("not_found", "There is no such upload in this account; one that ran out is begun anew.");
  }
  const keep = (bytes: Uint8Array) => keepPicture(ctx, bytes, asset_id);
  const kept = await withReceived(ctx, upload, keep).catch(async (thrown: unknown) => {
    // What was refused for what it is would be refused again.
    if (thrown instanceof Problem && refusals.has(thrown.code)) await closeUpload(ctx, upload);
    throw thrown;
  });
  await closeUpload(ctx, upload);
  return kept;
};

const refusals: ReadonlySet<ProblemCode> = new Set(["image_unreadable", "validation_failed"]);

const keepPicture = async (ctx: Context, bytes: Uint8Array, assetId: string | null): Promise<AssetBody> => {
  if (bytes.byteLength === 0)
    throw new Problem(
      "image_unreadable",
      "The body holds no bytes; send the picture itself, or a multipart field named file.",
    );
  const picture = await ctx.inspectImage(bytes);
  if (Math.max(picture.width, picture.height) > limits.upload_side_px_max)
    throw new Problem(
      "image_unreadable",
      `The picture is ${picture.width} x ${picture.height}; a side may have ${limits.upload_side_px_max} pixels.`,
    );
  return bodyOf(ctx, await storePicture(ctx, "upload", { bytes, ...picture }, "/file", { assetId }));
};

const bodyOf = (ctx: Context, asset: StoredAsset): AssetBody => ({
  asset_id: asset.asset_id,
  sha256: asset.sha256,
  bytes: asset.bytes,
  media_type: asset.media_type,
  width: asset.width,
  height: asset.height,
  url: ctx.assetUrl(asset.asset_id),
});
