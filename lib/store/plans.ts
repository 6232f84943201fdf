import type { Plan as Row, PrismaClient } from "./generated/client.ts";
import { json, jsonOrNull } from "./json-column.ts";
import type { Store, StoredPlan } from "./store.ts";

export function planStore(db: PrismaClient): Store["plans"] {
  return {
    async create(plan) {
      const { plan_id, account_id, parent_plan_id, plan_hash, raw_intent, created_at } = plan;
      await db.plan.createMany({
        skipDuplicates: true,
        data: {
          plan_id,
          account_id,
          parent_plan_id,
          plan_hash,
          raw_intent,
          created_at,
          content: json(plan.content),
          request: json(plan.request),
          quote: json(plan.quote),
          gate: json(plan.gate),
          brand: jsonOrNull(plan.brand),
        },
      });
    },
    async get(account_id, plan_id) {
      const row = await db.plan.findFirst({ where: { account_id, plan_id } });
      return row && planOf(row);
    },
  };
}

/** JSON columns hold what `create` wrote, whose type was checked there. */
function planOf(row: Row): StoredPlan {
  return {
    ...row,
    content: row.content as unknown as StoredPlan["content"],
    request: row.request as StoredPlan["request"],
    quote: row.quote as StoredPlan["quote"],
    gate: row.gate as unknown as StoredPlan["gate"],
    brand: row.brand as StoredPlan["brand"],
  };
}
