import { cursorOf, positionOf } from "./cursor.ts";
import type { LedgerEntry as Row, Prisma, PrismaClient } from "./generated/client.ts";
import { microsOf, usdOf } from "./money.ts";
import type { Store } from "./store.ts";
import type { LedgerEntry, Reservation, SpendingCaps, SpendingLimit } from "./spending-records.ts";

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
        select: { amount_micros: true, generation: { select: { quote: true, plan: { select: { quote: true } } } } },
      });
      return rows.flatMap(({ amount_micros, generation }) =>
        generation === null
          ? []
          : [
              {
                charged_usd: usdOf(amount_micros),
                quote: (generation.quote ?? generation.plan.quote) as unknown as Quoted,
              },
            ],
      );
    },
    async heldFor(generation_id) {
      const last = await db.ledgerEntry.findFirst({
        where: { generation_id, kind: "reserve" },
        orderBy: [{ at: "desc" }, { entry_key: "desc" }],
      });
      return {
        held_usd: usdOf(await heldFor(db, generation_id)),
        refused_by: (last?.refused_by ?? null) as SpendingLimit | null,
      };
    },
    async losses(account_id, from, to) {
      const [account, total] = await Promise.all([lossesOf(db, from, to, account_id), lossesOf(db, from, to)]);
      return { account_usd: usdOf(account), total_usd: usdOf(total) };
    },
  };
}

type Quoted = Awaited<ReturnType<Store["ledger"]["quotesSettled"]>>[number]["quote"];

/** Writes those whose key is new; the others stand as they were first written. */
export async function writeEntries(
  db: Db,
  entries: LedgerEntry[],
  refused_by: SpendingLimit | null = null,
): Promise<void> {
  await db.ledgerEntry.createMany({
    data: entries.map(({ amount_usd, ...entry }) => ({ ...entry, amount_micros: microsOf(amount_usd), refused_by })),
    skipDuplicates: true,
  });
}

/** One lock for all accounts, beside the rows of each: the sums of the whole service are judged under it. */
const totalLock = 72_707_370;

/**
 * Reserves inside a transaction: as much as is asked for, or nothing where a limit of the month would not bear it, and
 * which. The account's row is locked, so that two reservations at once cannot both fit where only one does.
 */
export async function reserve(tx: Db, { caps, ...entry }: Reservation): Promise<void> {
  const refused_by = entry.amount_usd > 0 ? await refusalOf(tx, entry, caps) : null;
  const amount_usd = refused_by === null ? entry.amount_usd : 0;
  await writeEntries(tx, [{ ...entry, amount_usd }], refused_by);
}

const refusalOf = async (
  tx: Db,
  { account_id, at, amount_usd }: LedgerEntry,
  caps: SpendingCaps | undefined,
): Promise<SpendingLimit | null> => {
  const month = monthOf(at);
  const amount = microsOf(amount_usd);
  const beyond = (sum: bigint, most: number | null | undefined) => most != null && sum + amount > microsOf(most);
  // What was lost is at its limit when it is reached: nothing more is ordered until the month is over.
  const reached = (sum: bigint, most: number | null | undefined) => most != null && sum >= microsOf(most);
  const [account] = await tx.$queryRaw<{ budget_micros: bigint | null }[]>`
    SELECT budget_micros FROM accounts WHERE account_id = ${account_id} FOR NO KEY UPDATE`;
  const budget = account?.budget_micros ?? null;
  const { spent, reserved } = await balanceOf(tx, account_id, ...month);
  if (budget !== null && spent + reserved + amount > BigInt(budget)) return "budget";
  const lost = await lossesOf(tx, ...month, account_id);
  if (beyond(spent + reserved + lost, caps?.account_monthly_usd)) return "account_cap";
  if (reached(lost, caps?.account_loss_monthly_usd)) return "account_losses";
  if (caps?.total_monthly_usd == null && caps?.total_loss_monthly_usd == null) return null;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${totalLock}::bigint)`;
  const all = await totalOf(tx, ...month);
  if (beyond(all.spent + all.reserved + all.lost, caps.total_monthly_usd)) return "total_cap";
  return reached(all.lost, caps.total_loss_monthly_usd) ? "total_losses" : null;
};

/** Micro-dollars that are held back for a generation. */
export async function heldFor(db: Db, generation_id: string): Promise<bigint> {
  const sums = await db.ledgerEntry.groupBy({
    by: ["kind"],
    where: { generation_id, kind: { in: ["reserve", "release"] } },
    _sum: { amount_micros: true },
  });
  return sums.reduce((held, { kind, _sum }) => held + (_sum.amount_micros ?? 0n) * (kind === "reserve" ? 1n : -1n), 0n);
}

/** Micro-dollars that vendors may ask for and nobody was charged, of one account or of all. */
async function lossesOf(db: Db, from: Date, to: Date, account_id?: string): Promise<bigint> {
  const where = { kind: "loss" as const, at: { gte: from, lt: to }, ...(account_id !== undefined && { account_id }) };
  return (await db.ledgerEntry.aggregate({ where, _sum: { amount_micros: true } }))._sum.amount_micros ?? 0n;
}

/** The sums of all accounts. Only what has not ended can hold anything back. */
export async function totalOf(
  tx: Db,
  from: Date,
  to: Date,
): Promise<{ spent: bigint; reserved: bigint; lost: bigint }> {
  const settled = await tx.ledgerEntry.aggregate({
    where: { kind: "settle", at: { gte: from, lt: to } },
    _sum: { amount_micros: true },
  });
  const held = await tx.ledgerEntry.groupBy({
    by: ["kind"],
    where: {
      kind: { in: ["reserve", "release"] },
      generation: { state: { in: ["queued", "running", "awaiting_decision"] } },
    },
    _sum: { amount_micros: true },
  });
  const of = (kind: "reserve" | "release") => held.find((row) => row.kind === kind)?._sum.amount_micros ?? 0n;
  return {
    spent: settled._sum.amount_micros ?? 0n,
    reserved: of("reserve") - of("release"),
    lost: await lossesOf(tx, from, to),
  };
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

function entryOf({ amount_micros, refused_by: _limit, ...entry }: Row): LedgerEntry {
  return { ...entry, amount_usd: usdOf(amount_micros) };
}
