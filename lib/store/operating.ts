import { Prisma, type PrismaClient } from "./generated/client.ts";
import { totalOf } from "./ledger.ts";
import { usdOf } from "./money.ts";
import type { FilmCount, FilmUnderWay, KnownProcess, OperatingStore, QueueLength } from "./operating-records.ts";

/** The engine's own table is there once it was launched for the first time. */
const hasEngine = async (db: PrismaClient): Promise<boolean> => {
  const [found] = await db.$queryRaw<{ is: boolean }[]>`SELECT to_regclass('dbos.workflow_status') IS NOT NULL AS is`;
  return found?.is === true;
};

/**
 * The run of a film's present round, as parts of a query over `generations g`: what sets a film going again begins a round,
 * whose run is as old as that. Without one, and without the engine's table, a film is as old as itself.
 */
const runOf = async (db: PrismaClient) => {
  const created = Prisma.sql`g.created_at AT TIME ZONE 'UTC'`;
  if (!(await hasEngine(db))) return { join: Prisma.empty, since: created, executor: Prisma.sql`NULL::text` };
  return {
    join: Prisma.sql`LEFT JOIN dbos.workflow_status w ON w.workflow_uuid =
      CASE WHEN g.round = 1 THEN g.generation_id ELSE g.generation_id || '.' || g.round END`,
    since: Prisma.sql`COALESCE(to_timestamp(w.created_at / 1000.0), ${created})`,
    executor: Prisma.sql`CASE WHEN w.status = 'PENDING' THEN w.executor_id END`,
  };
};

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
      const run = await runOf(db);
      const oldest = await db.$queryRaw<{ state: string; at: Date }[]>`
        SELECT g.state::text AS state, min(${run.since}) AS at FROM generations g ${run.join}
        WHERE g.state IN ('queued', 'running') GROUP BY 1`;
      const begun = new Map(oldest.map(({ state, at }) => [state, at]));
      return groups.flatMap(({ state, status, _count, _min }): FilmCount[] => {
        const oldest_at = begun.get(state) ?? _min.created_at;
        return oldest_at === null ? [] : [{ state, status, films: _count, oldest_at }];
      });
    },
    async underWay(before, take) {
      const run = await runOf(db);
      return db.$queryRaw<FilmUnderWay[]>`
        SELECT g.generation_id, g.account_id, g.round, g.state::text AS state, g.stage::text AS stage, g.progress,
          ${run.since} AS since, ${run.executor} AS executor_id
        FROM generations g ${run.join}
        WHERE g.state IN ('queued', 'running') AND ${run.since} < ${before.toISOString()}::timestamptz
        ORDER BY ${run.since}, g.generation_id LIMIT ${take}::int`;
    },
    async line() {
      if (!(await hasEngine(db))) return [];
      return db.$queryRaw<QueueLength[]>`
        SELECT COALESCE(queue_name, '-') AS queue,
          (count(*) FILTER (WHERE status = 'ENQUEUED'))::int AS waiting,
          (count(*) FILTER (WHERE status = 'PENDING'))::int AS running
        FROM dbos.workflow_status WHERE status IN ('ENQUEUED', 'PENDING') GROUP BY 1 ORDER BY 1`;
    },
    async filmsInHand() {
      if (!(await hasEngine(db))) return new Map();
      const rows = await db.$queryRaw<{ executor_id: string; films: number }[]>`
        SELECT executor_id, count(*)::int AS films FROM dbos.workflow_status
        WHERE status = 'PENDING' AND name = 'generate' AND executor_id IS NOT NULL GROUP BY 1`;
      return new Map(rows.map(({ executor_id, films }) => [executor_id, films]));
    },
    async ended(since) {
      const groups = await db.generation.groupBy({
        by: ["state", "status"],
        where: { finished_at: { gte: since }, state: { in: ["finished", "cancelled"] } },
        _count: true,
      });
      return groups.map(({ state, status, _count }) => ({ state, status, films: _count }));
    },
    async outgoing(since) {
      const publications = await db.publication.groupBy({
        by: ["status"],
        where: { OR: [{ status: "processing" }, { finished_at: { gte: since } }] },
        _count: true,
        orderBy: { status: "asc" },
      });
      const messages = await db.webhookDelivery.groupBy({
        by: ["state"],
        where: { OR: [{ state: "waiting" }, { created_at: { gte: since } }] },
        _count: true,
        orderBy: { state: "asc" },
      });
      return {
        publications: publications.map(({ status, _count }) => ({ status, publications: _count })),
        messages: messages.map(({ state, _count }) => ({ state, messages: _count })),
      };
    },
    processes: () => db.$queryRaw<KnownProcess[]>`
      SELECT executor_id, role, version, host, pid, started_at,
        extract(epoch FROM clock_timestamp() - seen_at)::float8 AS lease_age_seconds,
        CASE WHEN taken_by IS NOT NULL AND leaving THEN 'left'
          WHEN taken_by IS NOT NULL THEN 'taken'
          WHEN leaving THEN 'leaving'
          WHEN seen_at < clock_timestamp() - interval '20 seconds' THEN 'late'
          ELSE 'works' END AS state
      FROM executors WHERE seen_at > clock_timestamp() - interval '1 hour'
      ORDER BY started_at DESC LIMIT 200`,
    async vendors(since) {
      const rows = await db.$queryRaw<
        { model: string; orders: number; open: number; failed: number; micros: bigint }[]
      >`
        SELECT v.model, count(*)::int AS orders,
          (count(*) FILTER (WHERE COALESCE(s.started_at, h.started_at) IS NOT NULL
            AND COALESCE(s.ended_at, h.ended_at) IS NULL))::int AS open,
          (count(*) FILTER (WHERE COALESCE(s.ended_at, h.ended_at) IS NOT NULL
            AND COALESCE(s.outcome, h.outcome) <> 'delivered'))::int AS failed,
          sum(v.amount_micros)::bigint AS micros
        FROM vendor_orders v
        LEFT JOIN shot_attempts s
          ON s.generation_id = v.generation_id AND s.shot_id = v.part AND s.started_at = v.started_at
        LEFT JOIN hero_attempts h ON h.hero_frame_id = v.part AND h.started_at = v.started_at
        WHERE v.at >= ${since.toISOString()}::timestamptz AT TIME ZONE 'UTC' GROUP BY 1 ORDER BY 1`;
      return rows.map(({ micros, ...row }) => ({ ...row, amount_usd: usdOf(micros) }));
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
