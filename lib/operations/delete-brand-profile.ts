import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";
import { demandVersion } from "./save-brand-block.ts";

export const deleteBrandProfile: Operation<"delete_brand_profile"> = async (ctx, { brand_id }) => {
  const stored = await ctx.store.brands.get(ctx.accountId, brand_id);
  if (stored !== null) demandVersion(ctx, stored);
  if (stored === null || !(await ctx.store.brands.remove(ctx.accountId, brand_id)))
    throw new Problem("not_found", "There is no such brand profile in this account.");
};
