import { Problem } from "#lib/contract/errors.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import { parseRange } from "./byte-range.ts";
import type { BytesAnswer, Context, Operation } from "./operation.ts";

const extensions: Record<string, string> = {
  "video/mp4": "mp4",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "text/vtt": "vtt",
  "application/x-subrip": "srt",
};

/** The bytes of an asset, or the part that `Range` asks for. A signed address opens just its own asset. */
export const getAsset: Operation<"get_asset"> = async (ctx, { asset_id }): Promise<BytesAnswer> => {
  const asset = await find(ctx, asset_id);
  if (asset === null) throw new Problem("not_found", "There is no such asset in this account.");
  const part = ctx.range === null ? null : parseRange(ctx.range, asset.bytes);
  if (part === "unsatisfiable")
    throw new Problem("range_not_satisfiable", `The asset has ${asset.bytes} bytes.`, {
      headers: { "Content-Range": `bytes */${asset.bytes}` },
    });
  return {
    kind: "bytes",
    media_type: asset.media_type,
    bytes: asset.bytes,
    etag: `"${asset.sha256}"`,
    filename: `${asset.kind === "film" ? "film" : asset.kind}-${asset.asset_id}.${extensions[asset.media_type] ?? "bin"}`,
    part,
    open: () => ctx.media.stream(asset.sha256, part ?? undefined),
  };
};

const find = (ctx: Context, assetId: string): Promise<StoredAsset | null> =>
  ctx.actor.kind === "signed_url"
    ? ctx.actor.asset_id === assetId
      ? ctx.store.assets.byId(assetId)
      : Promise.resolve(null)
    : ctx.store.assets.get(ctx.accountId, assetId);
