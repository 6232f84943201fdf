import { cursorOf, positionOf } from "./cursor.ts";
import type { PrismaClient, Publication as Row } from "./generated/client.ts";
import { json } from "./json-column.ts";
import type { PublishingStore, StoredPublication } from "./publishing-records.ts";
import { tellWebhooks } from "./webhooks.ts";

export function publicationStore(db: PrismaClient): PublishingStore["publications"] {
  return {
    async create({ checks, disclosure, attempts, progress, ...publication }) {
      const { generation_id, connection_id } = publication;
      const columns = {
        checks: json(checks),
        disclosure: json(disclosure),
        attempts: json(attempts),
        progress: json(progress),
      };
      const { count } = await db.publication.createMany({
        data: [{ ...publication, ...columns }],
        skipDuplicates: true,
      });
      const row = await db.publication.findUniqueOrThrow({
        where: { generation_id_connection_id: { generation_id, connection_id } },
      });
      return { publication: publicationOf(row), created: count === 1 };
    },
    async get(account_id, publication_id) {
      const row = await db.publication.findFirst({ where: { account_id, publication_id } });
      return row && publicationOf(row);
    },
    async byId(publication_id) {
      const row = await db.publication.findUnique({ where: { publication_id } });
      return row && publicationOf(row);
    },
    async at(account_id, generation_id, connection_id) {
      const row = await db.publication.findFirst({ where: { account_id, generation_id, connection_id } });
      return row && publicationOf(row);
    },
    async list(account_id, { limit, cursor, generationId }) {
      const after = cursor === null ? null : positionOf(cursor);
      const rows = await db.publication.findMany({
        where: {
          account_id,
          ...(generationId !== null && { generation_id: generationId }),
          ...(after && {
            OR: [
              { created_at: { lt: after.created_at } },
              { created_at: after.created_at, publication_id: { lt: after.id } },
            ],
          }),
        },
        orderBy: [{ created_at: "desc" }, { publication_id: "desc" }],
        take: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        publications: page.map(publicationOf),
        next_cursor:
          rows.length > limit && last ? cursorOf({ created_at: last.created_at, id: last.publication_id }) : null,
      };
    },
    async restart(publication_id, { title, description, tags, visibility, checks, disclosure, progress }) {
      const { count } = await db.publication.updateMany({
        where: { publication_id, status: { in: ["failed", "withdrawn"] } },
        data: {
          title,
          description,
          tags,
          visibility,
          status: "processing",
          finished_at: null,
          checks: json(checks),
          disclosure: json(disclosure),
          progress: json(progress),
        },
      });
      return count === 1;
    },
    advance: (publication_id, progress, attempt) =>
      db.$transaction(async (tx) => {
        const row = await tx.publication.findUnique({ where: { publication_id } });
        if (row === null || row.status !== "processing") return;
        await tx.publication.updateMany({
          where: { publication_id, status: "processing" },
          data: { progress: json(progress), attempts: json([...publicationOf(row).attempts, attempt]) },
        });
      }),
    end: (publication_id, { attempt, ...ending }, notice) =>
      db.$transaction(async (tx) => {
        const row = await tx.publication.findUnique({ where: { publication_id } });
        if (row === null) return false;
        const { count } = await tx.publication.updateMany({
          where: { publication_id, status: "processing" },
          data: { ...ending, attempts: json([...publicationOf(row).attempts, attempt]) },
        });
        if (count === 0) return false;
        await tellWebhooks(tx, row.account_id, notice);
        return true;
      }),
    withdraw: (publication_id, attempt) =>
      db.$transaction(async (tx) => {
        const row = await tx.publication.findUnique({ where: { publication_id } });
        if (row === null) return false;
        const { count } = await tx.publication.updateMany({
          where: { publication_id, status: "published" },
          data: { status: "withdrawn", url: null, attempts: json([...publicationOf(row).attempts, attempt]) },
        });
        return count === 1;
      }),
    async unfinished() {
      const rows = await db.publication.findMany({
        where: { status: "processing" },
        orderBy: [{ created_at: "asc" }, { publication_id: "asc" }],
        select: { publication_id: true },
      });
      return rows.map((row) => row.publication_id);
    },
  };
}

/** JSON columns hold what `create` wrote, whose type was checked there. */
function publicationOf(row: Row): StoredPublication {
  return {
    ...row,
    checks: row.checks as StoredPublication["checks"],
    disclosure: row.disclosure as unknown as StoredPublication["disclosure"],
    attempts: row.attempts as StoredPublication["attempts"],
    progress: row.progress as unknown as StoredPublication["progress"],
  };
}
