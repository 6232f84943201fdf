import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";

export const deleteBrandProfile: Operation<"delete_brand_profile"> = async (ctx, { brand_id }) => {
  if (!(await ctx.store.brands.remove(ctx.accountId, brand_id)))
    throw new Problem("not_found", "There is no such brand profile in this account.");
};
