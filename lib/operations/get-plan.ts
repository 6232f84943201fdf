import { Problem } from "#lib/contract/errors.ts";
import { directorPlan } from "./compose-plan.ts";
import type { Operation } from "./operation.ts";

export const getPlan: Operation<"get_plan"> = async (ctx, { plan_id }) => {
  const plan = await ctx.store.plans.get(ctx.accountId, plan_id);
  if (plan === null) throw new Problem("not_found", "There is no such plan in this account.");
  return directorPlan(plan);
};
