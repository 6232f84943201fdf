import { Problem } from "#lib/contract/errors.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import { madeBy } from "#lib/engine/asset-ids.ts";
import { fileStemOf } from "#lib/timeline/file-stem.ts";
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
export const getAsset: Operation<"get_asset"> = async (ctx, input): Promise<BytesAnswer> => {
  const { asset_id } = input;
  const attachment = input.download === "1";
  const asset = await find(ctx, asset_id);
  if (asset === null) throw new Problem("not_found", "There is no such asset in this account.");
  const part = ctx.range === null ? null : parseRange(ctx.range, asset.bytes);
  if (part === "unsatisfiable")
    throw new Problem("range_not_satisfiable", `The asset has ${asset.bytes} bytes.`, {
      headers: { "Content-Range": `bytes */${asset.bytes}` },
    });
  const stem = (attachment ? await stemOf(ctx, asset) : null) ?? `${asset.kind}-${asset.asset_id}`;
  const filename = `${stem}.${extensions[asset.media_type] ?? "bin"}`;
  const terms = { ttlSeconds: linkSeconds, filename, mediaType: asset.media_type, attachment };
  return {
    kind: "bytes",
    media_type: asset.media_type,
    bytes: asset.bytes,
    etag: `"${asset.sha256}"`,
    filename,
    part,
    open: () => ctx.media.stream(asset.sha256, part ?? undefined),
    ...(ctx.delivery === "redirect" && input.proxy !== "1" && !staysHere(asset)
      ? { link: () => ctx.media.link(asset.sha256, terms) }
      : {}),
  };
};

const linkSeconds = 600;
/** A film's captions are taken by its player only from the page's own origin. */
const staysHere = ({ media_type }: StoredAsset): boolean => media_type.startsWith("text/");

/** What a film's own files are called where somebody keeps them: the film's title, and the part that is not the whole. */
const stemOf = async (ctx: Context, { asset_id, account_id, kind }: StoredAsset): Promise<string | null> => {
  const made = madeBy(asset_id);
  const generation = made === null ? null : await ctx.store.generations.get(account_id, made.generation_id);
  const plan = generation === null ? null : await ctx.store.plans.get(account_id, generation.plan_id);
  if (made === null || plan === null) return null;
  const stem = fileStemOf(plan.content.title);
  return kind === "film" || kind === "captions" ? stem : `${stem}-${made.part}`;
};

const find = (ctx: Context, assetId: string): Promise<StoredAsset | null> =>
  ctx.actor.kind === "signed_url"
    ? ctx.actor.asset_id === assetId
      ? ctx.store.assets.byId(assetId)
      : Promise.resolve(null)
    : ctx.store.assets.get(ctx.accountId, assetId);
