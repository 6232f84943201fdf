import type { FilmShelf } from "#lib/contract/vocabulary.ts";
import { cursorOf, positionOf } from "./cursor.ts";
import type { Generation as Row, Prisma, PrismaClient } from "./generated/client.ts";
import type { FilmQuery } from "./film-records.ts";
import type { Store } from "./store.ts";

/** Which films stand on a shelf. Together the shelves hold every film, each once. */
const shelves: Record<FilmShelf, Prisma.GenerationWhereInput> = {
  in_progress: { state: { in: ["queued", "running"] } },
  waiting: { state: "awaiting_decision" },
  live: { state: "finished", status: "ok", preview: false },
  preview: { state: "finished", status: "ok", preview: true },
  stopped: { OR: [{ state: "cancelled" }, { state: "finished", status: { not: "ok" } }] },
};

/** Every word has to stand in the title or in the sentence; case does not matter. */
const spoken = (search: string): Prisma.GenerationWhereInput[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => {
      const contains = { contains: word.replace(/[\\%_]/g, String.raw`\$&`), mode: "insensitive" as const };
      return { OR: [{ title: contains }, { raw_intent: contains }] };
    });

const wanted = (account_id: string, { search, brand_id, director_mode }: Partial<FilmQuery>) => ({
  account_id,
  ...(brand_id && { brand_id }),
  ...(director_mode && { director_mode }),
  ...(search && { AND: spoken(search) }),
});

/** One page of an account's films, newest first. Throws `BadCursor` for a cursor that no list answered. */
export const filmPage = async (
  db: PrismaClient,
  account_id: string,
  query: FilmQuery,
): Promise<{ rows: Row[]; next_cursor: string | null }> => {
  const { limit, cursor, state, shelf } = query;
  const after = cursor === null ? null : positionOf(cursor);
  const parts: Prisma.GenerationWhereInput[] = [wanted(account_id, query)];
  if (state) parts.push({ state });
  if (shelf) parts.push(shelves[shelf]);
  if (after)
    parts.push({
      OR: [{ created_at: { lt: after.created_at } }, { created_at: after.created_at, generation_id: { lt: after.id } }],
    });
  const rows = await db.generation.findMany({
    where: { AND: parts },
    orderBy: [{ created_at: "desc" }, { generation_id: "desc" }],
    take: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last;
  return { rows: page, next_cursor: more ? cursorOf({ created_at: last.created_at, id: last.generation_id }) : null };
};

/** How many films a search finds on each shelf. One statement. */
export const filmCounts =
  (db: PrismaClient): Store["generations"]["counts"] =>
  async (account_id, query) => {
    const groups = await db.generation.groupBy({
      by: ["state", "status", "preview"],
      where: wanted(account_id, query),
      _count: { _all: true },
    });
    const counts = { all: 0, in_progress: 0, waiting: 0, live: 0, preview: 0, stopped: 0 };
    for (const { state, status, preview, _count } of groups) {
      counts.all += _count._all;
      counts[shelfOf({ state, status, preview })] += _count._all;
    }
    return counts;
  };

const shelfOf = ({ state, status, preview }: Pick<Row, "state" | "status" | "preview">): FilmShelf => {
  if (state === "queued" || state === "running") return "in_progress";
  if (state === "awaiting_decision") return "waiting";
  if (state === "cancelled" || status !== "ok") return "stopped";
  return preview ? "preview" : "live";
};
