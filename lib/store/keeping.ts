import type { PrismaClient } from "./generated/client.ts";
import type { Keeping } from "./keeping-records.ts";

/** Rows that one purge takes of a table: nobody else waits long for it, and what is left goes the next time. */
const mostAtOnce = 500;

/** A line that is shorter is no reason to turn anybody away. */
const fewWaiting = 20;
const dayMs = 86_400_000;

export function keepingStore(db: PrismaClient): Keeping {
  return {
    async mediaBytes(account_id) {
      const { _sum } = await db.asset.aggregate({ where: { account_id }, _sum: { bytes: true } });
      return Number(_sum.bytes ?? 0n);
    },
    underWay: (account_id) => db.generation.count({ where: { account_id, state: { in: ["queued", "running"] } } }),
    async line(since) {
      const waiting = await db.generation.count({ where: { state: "queued" } });
      if (waiting < fewWaiting) return { waiting, made: 0 };
      // Those that were begun long before are few, and not worth an index of their own.
      const created_at = { gte: new Date(since.getTime() - dayMs) };
      const made = await db.generation.count({
        where: { state: "finished", status: "ok", created_at, finished_at: { gte: since } },
      });
      return { waiting, made };
    },
    async removeAsset(account_id, asset_id) {
      const { count } = await db.asset.deleteMany({ where: { account_id, asset_id } });
      return count === 1;
    },
    async purge({ claimedBefore, plannedBefore, endedBefore, actsBefore, plansKept }) {
      const idempotency_keys = await db.$executeRaw`
        DELETE FROM idempotency_keys WHERE (account_id, endpoint, key) IN (
          SELECT account_id, endpoint, key FROM idempotency_keys WHERE created_at < ${claimedBefore} LIMIT ${mostAtOnce})`;
      // A plan that a film or a still was made of stays as long as that.
      const plans = await db.$executeRaw`
        DELETE FROM plans WHERE plan_id IN (
          SELECT plan_id FROM (
            SELECT plan_id, created_at, row_number() OVER (PARTITION BY account_id ORDER BY created_at DESC, plan_id DESC) AS place
            FROM plans) AS ranked
          WHERE (created_at < ${plannedBefore} OR place > ${plansKept})
            AND NOT EXISTS (SELECT 1 FROM generations WHERE generations.plan_id = ranked.plan_id)
            AND NOT EXISTS (SELECT 1 FROM hero_frames WHERE hero_frames.plan_id = ranked.plan_id)
          LIMIT ${mostAtOnce})`;
      const references = await db.$executeRaw`
        DELETE FROM "references" WHERE (account_id, ref_id, plan_id) IN (
          SELECT account_id, ref_id, plan_id FROM "references" AS r
          WHERE NOT EXISTS (SELECT 1 FROM plans WHERE plans.plan_id = r.plan_id) LIMIT ${mostAtOnce})`;
      // The last event says how it ended; it is what somebody who comes years later is told.
      const events = await db.$executeRaw`
        DELETE FROM generation_events WHERE (generation_id, index) IN (
          SELECT e.generation_id, e.index FROM generation_events AS e
          JOIN generations AS g ON g.generation_id = e.generation_id
          WHERE g.finished_at < ${endedBefore} AND g.state IN ('finished', 'cancelled') AND e.index < g.event_count - 1
          LIMIT ${mostAtOnce})`;
      const deliveries = await db.$executeRaw`
        DELETE FROM webhook_deliveries WHERE delivery_id IN (
          SELECT delivery_id FROM webhook_deliveries
          WHERE state <> 'waiting' AND created_at < ${endedBefore} LIMIT ${mostAtOnce})`;
      const acts = await db.$executeRaw`
        DELETE FROM audit_events WHERE event_id IN (
          SELECT event_id FROM audit_events WHERE at < ${actsBefore} LIMIT ${mostAtOnce})`;
      return { idempotency_keys, plans, references, events, deliveries, acts };
    },
  };
}
