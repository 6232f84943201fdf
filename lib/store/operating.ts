import type { PrismaClient } from "./generated/client.ts";
import { totalOf } from "./ledger.ts";
import { usdOf } from "./money.ts";
import type { FilmCount, KnownProcess, OperatingStore, QueueLength } from "./operating-records.ts";

export function operatingStore(db: PrismaClient): OperatingStore {
  const changed = async (account_id: string, data: { operator?: boolean; disabled_at?: Date | null }) =>
    (await db.account.updateMany({ where: { account_id }, data })).count === 1;
  return {
    async isOperator(account_id, firstIs) {
      const account = await db.account.findUnique({ where: { account_id } });
      if (account === null || account.disabled_at !== null) return false;
      if (account.operator || !firstIs) return account.operator;
      if ((await db.account.count({ where: { operator: true } })) > 0) return false;
      const first = await db.account.findFirst({ orderBy: [{ created_at: "asc" }, { account_id: "asc" }] });
      return first?.account_id === account_id;
    },
    setOperator: (account_id, operator) => changed(account_id, { operator }),
    disable: (account_id, disabled_at) => changed(account_id, { disabled_at }),
    async accounts(take) {
      const rows = await db.account.findMany({
        orderBy: [{ created_at: "desc" }, { account_id: "desc" }],
        take,
        include: { _count: { select: { generations: true, keys: { where: { revoked_at: null } } } } },
      });
      return rows.map(({ account_id, email, operator, disabled_at, created_at, budget_micros, _count }) => ({
        account_id,
        email,
        operator,
        disabled_at,
        created_at,
        budget_usd: budget_micros === null ? null : usdOf(budget_micros),
        films: _count.generations,
        keys: _count.keys,
      }));
    },
    async appliedMigrations() {
      const rows = await db.$queryRaw<{ migration_name: string }[]>`
        SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
      return rows.map(({ migration_name }) => migration_name);
    },
    async films() {
      const groups = await db.generation.groupBy({
        by: ["state", "status"],
        _count: true,
        _min: { created_at: true },
      });
      return groups.flatMap(({ state, status, _count, _min }): FilmCount[] =>
        _min.created_at === null ? [] : [{ state, status, films: _count, oldest_at: _min.created_at }],
      );
    },
    underWay: (before, take) =>
      db.generation.findMany({
        where: { state: { in: ["queued", "running"] }, created_at: { lt: before } },
        orderBy: [{ created_at: "asc" }, { generation_id: "asc" }],
        take,
        select: {
          generation_id: true,
          account_id: true,
          round: true,
          state: true,
          stage: true,
          progress: true,
          created_at: true,
        },
      }),
    async line() {
      // The engine's own table, which is there once it was launched for the first time.
      const [found] = await db.$queryRaw<
        { is: boolean }[]
      >`SELECT to_regclass('dbos.workflow_status') IS NOT NULL AS is`;
      if (found?.is !== true) return [];
      return db.$queryRaw<QueueLength[]>`
        SELECT COALESCE(queue_name, '-') AS queue,
          (count(*) FILTER (WHERE status = 'ENQUEUED'))::int AS waiting,
          (count(*) FILTER (WHERE status = 'PENDING'))::int AS running
        FROM dbos.workflow_status WHERE status IN ('ENQUEUED', 'PENDING') GROUP BY 1 ORDER BY 1`;
    },
    processes: () => db.$queryRaw<KnownProcess[]>`
      SELECT executor_id, role, version, host, pid, started_at,
        extract(epoch FROM clock_timestamp() - seen_at)::float8 AS lease_age_seconds,
        CASE WHEN taken_by IS NOT NULL THEN 'taken'
          WHEN leaving THEN 'leaving'
          WHEN seen_at < clock_timestamp() - interval '20 seconds' THEN 'late'
          ELSE 'works' END AS state
      FROM executors WHERE seen_at > clock_timestamp() - interval '1 hour'
      ORDER BY started_at DESC LIMIT 200`,
    async vendors(since) {
      const groups = await db.vendorOrder.groupBy({
        by: ["model"],
        where: { at: { gte: since } },
        _count: true,
        _sum: { amount_micros: true },
        orderBy: { model: "asc" },
      });
      return groups.map(({ model, _count, _sum }) => ({
        model,
        orders: _count,
        amount_usd: usdOf(_sum.amount_micros ?? 0n),
      }));
    },
    async spent(from, to) {
      const { spent, lost, reserved } = await totalOf(db, from, to);
      return { spent_usd: usdOf(spent), lost_usd: usdOf(lost), reserved_usd: usdOf(reserved) };
    },
    async media() {
      const { _sum, _count } = await db.asset.aggregate({ _sum: { bytes: true }, _count: true });
      return { assets: _count, bytes: Number(_sum.bytes ?? 0n) };
    },
    async keepTrace(generation_id, traceparent) {
      const row = { generation_id, traceparent };
      await db.generationTrace.upsert({ where: { generation_id }, create: row, update: row });
    },
    traceOf: async (generation_id) =>
      (await db.generationTrace.findUnique({ where: { generation_id } }))?.traceparent ?? null,
  };
}
