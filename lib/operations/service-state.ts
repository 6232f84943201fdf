import { Problem } from "#lib/contract/errors.ts";
import type { Context, Operation } from "./operation.ts";

const stuckAfterMs = 15 * 60_000;
const latelyMs = 24 * 3600_000;
const mostUnderWay = 50;

/** Throws 403 for everybody whose account does not run the service. */
export const demandOperator = async (ctx: Pick<Context, "isOperator" | "accountId">): Promise<void> => {
  if (!(await ctx.isOperator(ctx.accountId)))
    throw new Problem("insufficient_scope", "Only an account that runs the service may do this.");
};

/** What whoever runs the service sees of it. */
export const getServiceState: Operation<"get_service_state"> = async (ctx) => {
  await demandOperator(ctx);
  const { operating, accounts } = ctx.store;
  const now = ctx.clock();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const { ready, checks } = await ctx.readiness.look();
  const inHand = await operating.filmsInHand();
  const { total_monthly_usd, total_loss_monthly_usd } = ctx.caps;
  return {
    at: now.toISOString(),
    version: ctx.version,
    ready,
    checks,
    accounts: await accounts.count(),
    films: (await operating.films()).map((each) => ({ ...each, oldest_at: each.oldest_at.toISOString() })),
    ended_lately: await operating.ended(new Date(now.getTime() - latelyMs)),
    queues: await operating.line(),
    under_way: (await operating.underWay(now, mostUnderWay)).map((film) => ({
      ...film,
      since: film.since.toISOString(),
      takes_long: now.getTime() - film.since.getTime() >= stuckAfterMs,
    })),
    processes: (await operating.processes()).map((each) => ({
      ...each,
      started_at: each.started_at.toISOString(),
      films: inHand.get(each.executor_id) ?? 0,
    })),
    vendors: await operating.vendors(from),
    ...(await operating.outgoing(from)),
    spend: { ...(await operating.spent(from, to)), total_monthly_usd, total_loss_monthly_usd },
    storage: await operating.media(),
  };
};
