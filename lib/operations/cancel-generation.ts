import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";
import { presentGeneration } from "./present-generation.ts";

/** Ends a generation that has not come to rest. Nothing is charged. 409 when it had. */
export const cancelGeneration: Operation<"cancel_generation"> = async (ctx, { generation_id }) => {
  const generation = await ctx.store.generations.get(ctx.accountId, generation_id);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  if (!(await ctx.engine.cancel(generation_id)))
    throw new Problem("conflict", "The generation has come to rest already; there is nothing to cancel.");
  return presentGeneration(ctx, generation_id);
};
