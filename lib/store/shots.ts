import type { Attempt } from "#lib/contract/generation.ts";
import type { Prisma, PrismaClient, Shot, ShotAttempt } from "./generated/client.ts";
import { jsonOrNull } from "./json-column.ts";
import { accountLosses } from "./orders.ts";
import type { Store, StoredShot } from "./store.ts";

export function shotStore(db: PrismaClient): Store["shots"] {
  return {
    async list(generation_id) {
      const rows = await db.shot.findMany({
        where: { generation_id },
        orderBy: { index: "asc" },
        include: { attempts: { orderBy: { started_at: "asc" } } },
      });
      return rows.map(shotOf);
    },
    async update(generation_id, shot_id, { attempts, operation, film_parts, ...columns }) {
      const data: Prisma.ShotUpdateInput = { ...columns };
      if (operation !== undefined) data.operation = jsonOrNull(operation);
      if (film_parts !== undefined) data.film_parts = jsonOrNull(film_parts);
      if (attempts) data.attempts = { deleteMany: {}, createMany: { data: attempts } };
      await db.shot.update({ where: { generation_id_shot_id: { generation_id, shot_id } }, data });
    },
    begin: (generation_id, shot_id, attempt, round) =>
      db.$transaction(async (tx) => {
        // What stands in the way of the row is the open attempt of the same shot, or this very one.
        const data = [{ generation_id, shot_id, ...attemptOf(attempt), round }];
        const { count } = await tx.shotAttempt.createMany({ data, skipDuplicates: true });
        const { started_at } = attempt;
        if (count === 0)
          return (await tx.shotAttempt.count({ where: { generation_id, shot_id, started_at, ended_at: null } })) === 1;
        const where = { generation_id_shot_id: { generation_id, shot_id } };
        await tx.shot.update({ where, data: { operation: jsonOrNull(null) } });
        return true;
      }),
    async endedIn(generation_id, shot_id, round) {
      const rows = await db.shotAttempt.findMany({
        where: { generation_id, shot_id, round, ended_at: { not: null } },
        orderBy: { started_at: "asc" },
      });
      return rows.map(attemptOf);
    },
    async attempt(generation_id, shot_id, attempt, round) {
      const { started_at, model, outcome, code, message, ended_at } = attempt;
      const content = { model, outcome, code, message, ended_at };
      const { count } = await db.shotAttempt.createMany({
        data: [{ generation_id, shot_id, started_at, ...content, round: round ?? null }],
        skipDuplicates: true,
      });
      if (count === 0)
        await db.shotAttempt.updateMany({
          where: { generation_id, shot_id, started_at },
          data: content,
        });
      await accountLosses(db, generation_id, new Date(ended_at ?? started_at));
    },
  };
}

function shotOf({ attempts, ...shot }: Shot & { attempts: ShotAttempt[] }): StoredShot {
  return { ...shot, attempts: attempts.map(attemptOf) };
}

function attemptOf({ model, outcome, code, message, started_at, ended_at }: ShotAttempt | Attempt): Attempt {
  return { model, outcome, code, message, started_at, ended_at };
}
