import type { Prisma, PrismaClient } from "./generated/client.ts";
import { heldFor } from "./ledger.ts";
import { microsOf, usdOf } from "./money.ts";
import type { VendorOrder } from "./spending-records.ts";
import type { Store } from "./store.ts";

type Db = Prisma.TransactionClient;
type Booked = Omit<VendorOrder, "amount_usd"> & { amount: bigint };

/** The orders of a generation, each with what its attempt says of it. */
export function orderStore(db: PrismaClient): Store["orders"] {
  return {
    place: ({ amount_usd, ...order }) =>
      db.$transaction(async (tx) => {
        const { generation_id, part, started_at } = order;
        const state = await lockedState(tx, generation_id);
        if (state === null || isOver(state)) return { placed: false, left_usd: 0 };
        const others = (await bookOf(tx, generation_id)).filter((each) => each.part !== part);
        const left = (await heldFor(tx, generation_id)) - sumOf(others, ["open", "delivered"]);
        const amount_micros = microsOf(amount_usd);
        if (amount_micros > left) return { placed: false, left_usd: usdOf(left) };
        const where = { generation_id_part_started_at: { generation_id, part, started_at } };
        const row = { ...order, amount_micros };
        await tx.vendorOrder.upsert({ where, create: row, update: row });
        return { placed: true };
      }),
    list: async (generation_id) =>
      (await bookOf(db, generation_id)).map(({ amount, ...order }) => ({ ...order, amount_usd: usdOf(amount) })),
  };
}

const isOver = (state: string): boolean => state === "finished" || state === "cancelled";

const sumOf = (orders: readonly Booked[], states: readonly VendorOrder["state"][]): bigint =>
  orders.reduce((sum, { state, amount }) => sum + (states.includes(state) ? amount : 0n), 0n);

const lockedState = async (tx: Db, generation_id: string): Promise<string | null> => {
  const [row] = await tx.$queryRaw<{ state: string }[]>`
    SELECT state::text AS state FROM generations WHERE generation_id = ${generation_id} FOR NO KEY UPDATE`;
  return row?.state ?? null;
};

type Row = Omit<Booked, "amount" | "state"> & {
  amount_micros: bigint;
  sent: boolean;
  outcome: string | null;
  ended_at: string | null;
};

const bookOf = async (db: Db, generation_id: string): Promise<Booked[]> => {
  const rows = await db.$queryRaw<Row[]>`
    SELECT o.generation_id, o.part, o.started_at, o.shot_id, o.stage, o.model, o.amount_micros, o.at,
      COALESCE(s.started_at, h.started_at) IS NOT NULL AS sent,
      COALESCE(s.outcome, h.outcome)::text AS outcome,
      COALESCE(s.ended_at, h.ended_at) AS ended_at
    FROM vendor_orders o
    LEFT JOIN shot_attempts s
      ON s.generation_id = o.generation_id AND s.shot_id = o.part AND s.started_at = o.started_at
    LEFT JOIN hero_attempts h ON h.hero_frame_id = o.part AND h.started_at = o.started_at
    WHERE o.generation_id = ${generation_id}
    ORDER BY o.started_at, o.part`;
  return rows.map(({ amount_micros, sent, outcome, ended_at, ...order }) => ({
    ...order,
    amount: BigInt(amount_micros),
    state: stateOf(sent, outcome, ended_at),
  }));
};

/** A vendor asks for what it made, and may for what nobody knows of; for what it did not take or make it asks nothing. */
const stateOf = (sent: boolean, outcome: string | null, ended_at: string | null): VendorOrder["state"] => {
  // Written down, and the process died before its attempt was: nobody was asked.
  if (!sent) return "unmade";
  if (ended_at === null) return "open";
  if (outcome === "delivered") return "delivered";
  return outcome === "unknown" || outcome === "wasted" ? "spoiled" : "unmade";
};

/**
 * Writes what the vendors may ask for an ended generation beyond what its caller pays, as far as it is not written: a film
 * that is `ok` pays for what was delivered, any other for nothing. A later round that pays takes its losses back. The
 * generation's row is locked by whoever calls.
 */
export async function writeLosses(tx: Db, generation_id: string, at: Date): Promise<void> {
  const orders = await bookOf(tx, generation_id);
  if (orders.length === 0) return;
  const { account_id, charged_micros } = await tx.generation.findUniqueOrThrow({ where: { generation_id } });
  const delivered = sumOf(orders, ["delivered"]);
  const paid = charged_micros < delivered ? charged_micros : delivered;
  const written = await tx.ledgerEntry.aggregate({
    where: { generation_id, kind: "loss" },
    _sum: { amount_micros: true },
    _count: true,
  });
  const cost = delivered + sumOf(orders, ["open", "spoiled"]);
  const amount_micros = cost - paid - (written._sum.amount_micros ?? 0n);
  if (amount_micros === 0n) return;
  const entry_key = `loss:${generation_id}:${written._count + 1}`;
  const of = { account_id, generation_id, publication_id: null, model: null };
  await tx.ledgerEntry.create({ data: { entry_key, ...of, kind: "loss", amount_micros, at } });
}

/** Brings the losses of a generation up to what is known of its orders now, where it has ended; nothing before that. */
export async function accountLosses(db: PrismaClient, generation_id: string, at: Date): Promise<void> {
  const generation = await db.generation.findUnique({ where: { generation_id }, select: { state: true } });
  if (generation === null || !isOver(generation.state)) return;
  await db.$transaction(async (tx) => {
    const state = await lockedState(tx, generation_id);
    if (state !== null && isOver(state)) await writeLosses(tx, generation_id, at);
  });
}
