import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";

const stuckAfterMs = 15 * 60_000;
const mostStuck = 50;

/** What whoever runs the service sees of it. 403 for everybody else. */
export const getServiceState: Operation<"get_service_state"> = async (ctx) => {
  if (!(await ctx.isOperator(ctx.accountId)))
    throw new Problem("insufficient_scope", "Only an account that runs the service sees this.");
  const { operating, accounts } = ctx.store;
  const now = ctx.clock();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const { ready, checks } = await ctx.readiness.look();
  const stuck = await operating.underWay(new Date(now.getTime() - stuckAfterMs), mostStuck);
  const { total_monthly_usd, total_loss_monthly_usd } = ctx.caps;
  return {
    at: now.toISOString(),
    version: ctx.version,
    ready,
    checks,
    accounts: await accounts.count(),
    films: (await operating.films()).map((each) => ({ ...each, oldest_at: each.oldest_at.toISOString() })),
    queues: await operating.line(),
    stuck: stuck.map((film) => ({ ...film, created_at: film.created_at.toISOString() })),
    processes: (await operating.processes()).map((each) => ({ ...each, started_at: each.started_at.toISOString() })),
    vendors: await operating.vendors(from),
    spend: { ...(await operating.spent(from, to)), total_monthly_usd, total_loss_monthly_usd },
    storage: await operating.media(),
  };
};
