import type { LedgerEntry as Row, Prisma, PrismaClient } from "./generated/client.ts";
import { microsOf, usdOf } from "./money.ts";
import type { LedgerEntry, Store } from "./store.ts";

export function ledgerStore(db: PrismaClient): Store["ledger"] {
  return {
    async write(entry) {
      await writeEntries(db, [entry]);
      return entryOf(await db.ledgerEntry.findUniqueOrThrow({ where: { entry_key: entry.entry_key } }));
    },
    async list(account_id) {
      const rows = await db.ledgerEntry.findMany({
        where: { account_id },
        orderBy: [{ at: "asc" }, { entry_key: "asc" }],
      });
      return rows.map(entryOf);
    },
  };
}

/** Writes those whose key is new; the others stand as they were first written. */
export async function writeEntries(db: Prisma.TransactionClient, entries: LedgerEntry[]): Promise<void> {
  await db.ledgerEntry.createMany({
    data: entries.map(({ entry_key, account_id, generation_id, kind, amount_usd, model, at }) => ({
      entry_key,
      account_id,
      generation_id,
      kind,
      amount_micros: microsOf(amount_usd),
      model,
      at,
    })),
    skipDuplicates: true,
  });
}

function entryOf({ amount_micros, ...entry }: Row): LedgerEntry {
  return { ...entry, amount_usd: usdOf(amount_micros) };
}
