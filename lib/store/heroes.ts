import type { HeroFrame as Row, PrismaClient } from "./generated/client.ts";
import { json, jsonOrNull } from "./json-column.ts";
import type { StoredHero, StoredHeroAttempt } from "./film-records.ts";
import { accountLosses } from "./orders.ts";
import type { Store } from "./store.ts";

export function heroStore(db: PrismaClient): Store["heroes"] {
  return {
    async create({ failover_from, report, ...hero }) {
      await db.heroFrame.createMany({
        data: [{ ...hero, failover_from: json(failover_from), report: json(report) }],
        skipDuplicates: true,
      });
    },
    async get(account_id, hero_frame_id) {
      const row = await db.heroFrame.findFirst({ where: { account_id, hero_frame_id } });
      return row && heroOf(row);
    },
    async list(generation_id) {
      const rows = await db.heroFrame.findMany({ where: { generation_id }, orderBy: { roll: "asc" } });
      return rows.map(heroOf);
    },
    async attempts(generation_id) {
      const rows = await db.heroAttempt.findMany({ where: { generation_id }, orderBy: { started_at: "asc" } });
      return rows.map((row) => ({ ...row, operation: row.operation as StoredHeroAttempt["operation"] }));
    },
    begin: ({ operation, ...attempt }) =>
      db.$transaction(async (tx) => {
        // What stands in the way of the row is the open order of the same still, or this very one.
        const data = [{ ...attempt, operation: jsonOrNull(operation) }];
        const { count } = await tx.heroAttempt.createMany({ data, skipDuplicates: true });
        const { hero_frame_id, started_at } = attempt;
        if (count > 0) return true;
        return (await tx.heroAttempt.count({ where: { hero_frame_id, started_at, ended_at: null } })) === 1;
      }),
    async attempt({ operation, round, ...attempt }) {
      const { hero_frame_id, started_at } = attempt;
      const row = { ...attempt, operation: jsonOrNull(operation) };
      const where = { hero_frame_id_started_at: { hero_frame_id, started_at } };
      await db.heroAttempt.upsert({ where, create: { ...row, round }, update: row });
      await accountLosses(db, attempt.generation_id, new Date(attempt.ended_at ?? started_at));
    },
    async decide(hero_frame_id, decision) {
      const { count } = await db.heroFrame.updateMany({
        where: { hero_frame_id, state: "awaiting_decision" },
        data: decision,
      });
      return count === 1;
    },
  };
}

/** JSON columns hold what `create` wrote, whose type was checked there. */
function heroOf(row: Row): StoredHero {
  return {
    ...row,
    failover_from: row.failover_from as StoredHero["failover_from"],
    report: row.report as StoredHero["report"],
  };
}
