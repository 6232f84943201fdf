import { limits } from "#lib/contract/limits.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";
import { storePicture } from "./store-picture.ts";

/** Keeps an uploaded picture. Its kind is told from its bytes, never from what the caller says. */
export const uploadAsset: Operation<"upload_asset"> = async (ctx) => {
  const bytes = ctx.upload?.bytes;
  if (bytes === undefined || bytes.byteLength === 0)
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
  const asset = await storePicture(ctx, "upload", { bytes, ...picture }, "/file");
  return {
    asset_id: asset.asset_id,
    sha256: asset.sha256,
    bytes: asset.bytes,
    media_type: asset.media_type,
    width: asset.width,
    height: asset.height,
    url: ctx.assetUrl(asset.asset_id),
  };
};
