import { invalidField } from "#lib/contract/errors.ts";
import type { UsageBody } from "#lib/contract/usage.ts";
import { BadCursor } from "#lib/store/film-records.ts";
import { type Store } from "#lib/store/store.ts";
import type { Context, Operation } from "./operation.ts";

const pageSize = 50;

/** What a month has cost, what is held back, and the ledger behind it. Without a month the present one, UTC. */
export const getUsage: Operation<"get_usage"> = (ctx, { month, limit, cursor }) =>
  usageOf(ctx, month ?? ctx.clock().toISOString().slice(0, 7), limit ?? pageSize, cursor ?? null);

/** Sets or removes the monthly limit. What is running already runs on. */
export const setBudget: Operation<"set_budget"> = async (ctx, { budget_usd }) => {
  await ctx.store.accounts.setBudget(ctx.accountId, budget_usd);
  return usageOf(ctx, ctx.clock().toISOString().slice(0, 7), pageSize, null);
};

const usageOf = async (ctx: Context, month: string, limit: number, cursor: string | null): Promise<UsageBody> => {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  const { ledger, accounts } = ctx.store;
  const { entries, next_cursor } = await ledger
    .page(ctx.accountId, { from, to, limit, cursor })
    .catch((cause: unknown) => {
      if (cause instanceof BadCursor) throw invalidField("/cursor", "bad_format", cause.message);
      throw cause;
    });
  const account = await accounts.byId(ctx.accountId);
  return {
    month,
    currency: "USD",
    budget_usd: account?.budget_usd ?? null,
    ...(await ledger.balance(ctx.accountId, from, to)),
    entries: entries.map(({ entry_key, account_id: _account, at, ...entry }) => ({
      entry_id: entry_key,
      ...entry,
      at: at.toISOString(),
    })),
    director: await ctx.store.director.used(ctx.accountId, from, to),
    by_model: byModel(await ledger.quotesSettled(ctx.accountId, from, to)),
    next_cursor,
  };
};

/** What was charged, shared out over the models by which it was quoted. */
const byModel = (settled: Awaited<ReturnType<Store["ledger"]["quotesSettled"]>>): UsageBody["by_model"] => {
  const sums = new Map<string, number>();
  for (const { charged_usd, quote } of settled) {
    const quoted = quote.lines.reduce((sum, line) => sum + line.amount_usd, 0);
    for (const { model, amount_usd } of quote.lines)
      if (amount_usd > 0) sums.set(model, (sums.get(model) ?? 0) + (charged_usd * amount_usd) / quoted);
  }
  return [...sums]
    .map(([model, amount]) => ({ model, amount_usd: Math.round(amount * 1e6) / 1e6 }))
    .toSorted((a, b) => b.amount_usd - a.amount_usd);
};
