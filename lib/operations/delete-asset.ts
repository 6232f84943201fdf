import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";

/**
 * Forgets a supplied picture: its row, and its bytes where nobody else keeps the same. Films that it is in keep it in
 * their pixels. What was made here goes with its film, 409.
 */
export const deleteAsset: Operation<"delete_asset"> = async (ctx, { asset_id }) => {
  const asset = await ctx.store.assets.get(ctx.accountId, asset_id);
  if (asset === null) throw new Problem("not_found", "There is no such asset in this account.");
  if (asset.kind !== "upload")
    throw new Problem("conflict", "Only a supplied picture can be removed; this one belongs to a film or a brand.");
  if (!(await ctx.store.keeping.removeAsset(ctx.accountId, asset_id)))
    throw new Problem("not_found", "There is no such asset in this account.");
  const { sha256 } = asset;
  const isNobodys = async () => (await ctx.store.media.unreferenced([sha256])).length > 0;
  if (!(await isNobodys()) || !(await ctx.media.has(sha256))) return;
  const bytes = await ctx.media.read(sha256);
  await ctx.media.remove(sha256);
  // Somebody may have stored the same bytes meanwhile, and found them still there.
  if (!(await isNobodys())) await ctx.media.put(bytes);
};
