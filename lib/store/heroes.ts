import type { HeroFrame as Row, PrismaClient } from "./generated/client.ts";
import { json } from "./json-column.ts";
import type { Store, StoredHero } from "./store.ts";

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
