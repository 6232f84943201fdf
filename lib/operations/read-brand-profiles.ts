import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";
import { etagOf } from "./save-brand-block.ts";

export const listBrandProfiles: Operation<"list_brand_profiles"> = async (ctx) => ({
  brand_profiles: await ctx.store.brands.list(ctx.accountId),
});

export const getBrandProfile: Operation<"get_brand_profile"> = async (ctx, { brand_id }) => {
  const block = await ctx.store.brands.get(ctx.accountId, brand_id);
  if (block === null) throw new Problem("not_found", "There is no such brand profile in this account.");
  ctx.reply.headers["ETag"] = etagOf(block);
  return block;
};
