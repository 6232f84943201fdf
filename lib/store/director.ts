import type { PrismaClient } from "./generated/client.ts";
import { json } from "./json-column.ts";
import { microsOf, usdOf } from "./money.ts";
import type { Store } from "./store.ts";

export function directorStore(db: PrismaClient): Store["director"] {
  return {
    take: (call, since, most) =>
      db.$transaction(async (tx) => {
        // The account's row orders callers that come together.
        await tx.$queryRaw`SELECT account_id FROM accounts WHERE account_id = ${call.account_id} FOR UPDATE`;
        const taken = await tx.directorCall.count({ where: { account_id: call.account_id, at: { gte: since } } });
        if (taken >= most) return false;
        await tx.directorCall.create({ data: call });
        return true;
      }),
    async record(call_id, { tokens_in, tokens_out, cost_usd }) {
      const cost_micros = cost_usd === null ? null : microsOf(cost_usd);
      await db.directorCall.updateMany({ where: { call_id }, data: { tokens_in, tokens_out, cost_micros } });
    },
    async used(account_id, from, to) {
      const { _count, _sum } = await db.directorCall.aggregate({
        where: { account_id, at: { gte: from, lt: to } },
        _count: true,
        _sum: { tokens_in: true, tokens_out: true, cost_micros: true },
      });
      return {
        calls: _count,
        tokens_in: _sum.tokens_in ?? 0,
        tokens_out: _sum.tokens_out ?? 0,
        cost_usd: usdOf(_sum.cost_micros ?? 0n),
      };
    },
    answer: async (answer_key) => (await db.directorAnswer.findUnique({ where: { answer_key } }))?.answer ?? null,
    async keep(answer_key, answer, created_at) {
      await db.directorAnswer.createMany({
        data: [{ answer_key, answer: json(answer), created_at }],
        skipDuplicates: true,
      });
    },
  };
}
