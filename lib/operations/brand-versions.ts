import type { BrandBlock } from "#lib/contract/brand.ts";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { BlockContent } from "./brand-block.ts";
import type { Context, Operation } from "./operation.ts";
import { demandVersion, etagOf, saveBlock } from "./save-brand-block.ts";

/** As many versions as are listed. */
const listed = 200;

export const listBrandVersions: Operation<"list_brand_versions"> = async (ctx, { brand_id }) => {
  const block = await profile(ctx, brand_id);
  const versions = await ctx.store.brands.versions(ctx.accountId, brand_id, listed);
  ctx.reply.headers["ETag"] = etagOf(block);
  return { versions };
};

/** The content of an earlier version becomes the next one; nothing that was saved is overwritten. */
export const restoreBrandVersion: Operation<"restore_brand_version"> = async (ctx, { brand_id, version }) => {
  const stored = await profile(ctx, brand_id);
  demandVersion(ctx, stored);
  const wanted = await ctx.store.brands.version(ctx.accountId, brand_id, version);
  if (wanted === null)
    throw invalidField(
      "/version",
      "unknown_value",
      `This brand profile has no version ${version}; it stands at version ${stored.version}.`,
    );
  return saveBlock(ctx, contentOf(wanted), stored, () => "/version");
};

const contentOf = ({ block_hash: _hash, version: _version, updated_at: _when, ...content }: BrandBlock): BlockContent =>
  content;

const profile = async (ctx: Context, brandId: string): Promise<BrandBlock> => {
  const block = await ctx.store.brands.get(ctx.accountId, brandId);
  if (block === null) throw new Problem("not_found", "There is no such brand profile in this account.");
  return block;
};
