import type { PrismaClient } from "./generated/client.ts";
import { jsonOrNull } from "./json-column.ts";
import { accountLosses } from "./orders.ts";
import type { Store } from "./store.ts";

const ended = ["finished", "cancelled"] as const;

export function openOrderStore(db: PrismaClient): Store["openOrders"] {
  return {
    async ofEnded() {
      const of = { state: { in: [...ended] } };
      const rows = await Promise.all([
        db.shotAttempt.findMany({
          where: { ended_at: null, shot: { generation: of } },
          distinct: ["generation_id"],
          select: { generation_id: true },
        }),
        db.heroAttempt.findMany({
          where: { ended_at: null, generation: of },
          distinct: ["generation_id"],
          select: { generation_id: true },
        }),
      ]);
      return [...new Set(rows.flat().map(({ generation_id }) => generation_id))];
    },
    async amendShot(generation_id, shot_id, { started_at, operation, ...content }) {
      const amended = await db.$transaction(async (tx) => {
        const { count } = await tx.shotAttempt.updateMany({
          where: { generation_id, shot_id, started_at, ended_at: null },
          data: content,
        });
        if (count === 0) return false;
        const where = { generation_id_shot_id: { generation_id, shot_id } };
        await tx.shot.update({ where, data: { operation: jsonOrNull(operation) } });
        return true;
      });
      if (amended) await accountLosses(db, generation_id, new Date(content.ended_at ?? started_at));
      return amended;
    },
    async amendStill(hero_frame_id, { started_at, operation, ...content }) {
      const { count } = await db.heroAttempt.updateMany({
        where: { hero_frame_id, started_at, ended_at: null },
        data: { ...content, operation: jsonOrNull(operation) },
      });
      if (count === 0) return false;
      const where = { hero_frame_id_started_at: { hero_frame_id, started_at } };
      const { generation_id } = await db.heroAttempt.findUniqueOrThrow({ where, select: { generation_id: true } });
      await accountLosses(db, generation_id, new Date(content.ended_at ?? started_at));
      return true;
    },
  };
}
