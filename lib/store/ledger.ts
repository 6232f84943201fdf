import { cursorOf, positionOf } from "./cursor.ts";
import type { LedgerEntry as Row, Prisma, PrismaClient } from "./generated/client.ts";
import { microsOf, usdOf } from "./money.ts";
import type { LedgerEntry, Store } from "./store.ts";

type Db = Prisma.TransactionClient;

export function ledgerStore(db: PrismaClient): Store["ledger"] {
  return {
    async write(entry) {
      await writeEntries(db, [entry]);
      return entryOf(await db.ledgerEntry.findUniqueOrThrow({ where: { entry_key: entry.entry_key } }));
    },
    async get(entry_key) {
      const row = await db.ledgerEntry.findUnique({ where: { entry_key } });
      return row && entryOf(row);
    },
    async list(account_id) {
      const rows = await db.ledgerEntry.findMany({
        where: { account_id },
        orderBy: [{ at: "asc" }, { entry_key: "asc" }],
      });
      return rows.map(entryOf);
    },
    async page(account_id, { from, to, limit, cursor }) {
      const after = cursor === null ? null : positionOf(cursor);
      const rows = await db.ledgerEntry.findMany({
        where: {
          account_id,
          at: { gte: from, lt: to },
          ...(after && {
            OR: [{ at: { lt: after.created_at } }, { at: after.created_at, entry_key: { lt: after.id } }],
          }),
        },
        orderBy: [{ at: "desc" }, { entry_key: "desc" }],
        take: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const more = rows.length > limit && last;
      return {
        entries: page.map(entryOf),
        next_cursor: more ? cursorOf({ created_at: last.at, id: last.entry_key }) : null,
      };
    },
    async balance(account_id, from, to) {
      const { spent, reserved } = await balanceOf(db, account_id, from, to);
      return { spent_usd: usdOf(spent), reserved_usd: usdOf(reserved) };
    },
    async quotesSettled(account_id, from, to) {
      const rows = await db.ledgerEntry.findMany({
        where: { account_id, kind: "settle", at: { gte: from, lt: to }, amount_micros: { gt: 0 } },
        select: { amount_micros: true, generation: { select: { plan: { select: { quote: true } } } } },
      });
      return rows.flatMap(({ amount_micros, generation }) =>
        generation === null
          ? []
          : [{ charged_usd: usdOf(amount_micros), quote: generation.plan.quote as unknown as Quoted }],
      );
    },
  };
}

type Quoted = Awaited<ReturnType<Store["ledger"]["quotesSettled"]>>[number]["quote"];

/** Writes those whose key is new; the others stand as they were first written. */
export async function writeEntries(db: Db, entries: LedgerEntry[]): Promise<void> {
  await db.ledgerEntry.createMany({
    data: entries.map(({ amount_usd, ...entry }) => ({ ...entry, amount_micros: microsOf(amount_usd) })),
    skipDuplicates: true,
  });
}

/**
 * Reserves inside a transaction: as much as is asked for, or nothing where the month's budget would not bear it. The
 * account's row is locked, so that two reservations at once cannot both fit where only one does.
 */
export async function reserve(tx: Db, entry: LedgerEntry): Promise<void> {
  const { account_id, at } = entry;
  const [account] = await tx.$queryRaw<{ budget_micros: bigint | null }[]>`
    SELECT budget_micros FROM accounts WHERE account_id = ${account_id} FOR NO KEY UPDATE`;
  const budget = account?.budget_micros ?? null;
  let amount_usd = entry.amount_usd;
  if (budget !== null && amount_usd > 0) {
    const { spent, reserved } = await balanceOf(tx, account_id, ...monthOf(at));
    if (spent + reserved + microsOf(amount_usd) > BigInt(budget)) amount_usd = 0;
  }
  await writeEntries(tx, [{ ...entry, amount_usd }]);
}

/** The first moment of the calendar month of a time, and that of the next one; UTC. */
export const monthOf = (at: Date): [Date, Date] => [
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)),
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)),
];

/** Micro-dollars settled from `from` up to `to`, and those held back now, whenever that was. */
async function balanceOf(
  db: Db,
  account_id: string,
  from: Date,
  to: Date,
): Promise<{ spent: bigint; reserved: bigint }> {
  const sum = async (where: Prisma.LedgerEntryWhereInput) =>
    (await db.ledgerEntry.aggregate({ where: { account_id, ...where }, _sum: { amount_micros: true } }))._sum
      .amount_micros ?? 0n;
  const spent = await sum({ kind: "settle", at: { gte: from, lt: to } });
  const reserved = (await sum({ kind: "reserve" })) - (await sum({ kind: "release" }));
  return { spent, reserved };
}

function entryOf({ amount_micros, ...entry }: Row): LedgerEntry {
  return { ...entry, amount_usd: usdOf(amount_micros) };
}
