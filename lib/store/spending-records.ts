import type { Quote } from "#lib/contract/plan.ts";

export type LedgerKind = "reserve" | "release" | "settle" | "loss";

/** What whoever runs the service lets be spent in a calendar month (UTC), USD; null for no limit. */
export interface SpendingCaps {
  /** By one account and by all: what was charged, what is held back, and what was lost. */
  account_monthly_usd: number | null;
  total_monthly_usd: number | null;
  /** What vendors may ask for and nobody was charged, of one account and of all. */
  account_loss_monthly_usd: number | null;
  total_loss_monthly_usd: number | null;
}

/** Which limit a reservation did not fit in. */
export type SpendingLimit = "budget" | "account_cap" | "total_cap" | "account_losses" | "total_losses";

/** A `reserve` entry, and the limits that it is judged by beside the account's own budget. */
export type Reservation = LedgerEntry & { caps?: SpendingCaps };

/** A generation as it ends: the round that it is in, and what is held back for it. */
export interface EndingRound {
  round: number;
  held_usd: number;
}
export interface LedgerEntry {
  /** Unique: `reserve:<generation_id>`, `settle:<generation_id>`; later rounds add theirs. Writing one twice reads the first. */
  entry_key: string;
  account_id: string;
  generation_id: string | null;
  publication_id: string | null;
  kind: LedgerKind;
  amount_usd: number;
  model: string | null;
  at: Date;
}

/**
 * An order that a vendor may ask money for, at the price that was asserted when it was placed. What became of it is told by
 * its attempt. `open`: sent and not ended; `spoiled`: made and of no use, or nobody knows; `unmade`: nothing is asked for it.
 */
export interface VendorOrder {
  generation_id: string;
  /** The `shot_id`, or the still's id. */
  part: string;
  /** Of the attempt. */
  started_at: string;
  shot_id: string;
  stage: "render" | "still";
  model: string;
  amount_usd: number;
  state: "open" | "delivered" | "spoiled" | "unmade";
  at: Date;
}

/** Key of an entry of the ledger. Every round of a generation has its own, so that each is settled once. */
export const entryKey = (
  kind: "reserve" | "release" | "settle",
  { generation_id, round }: { generation_id: string; round: number },
): string => (round === 1 ? `${kind}:${generation_id}` : `${kind}:${generation_id}:${round}`);

/** What vendors were asked for. */
export interface OrderStore {
  /**
   * Writes down an order that is about to be placed: only while its generation is being made, and where what is left of
   * its reservation bears it beside the orders of its other parts.
   */
  place(order: Omit<VendorOrder, "state">): Promise<{ placed: true } | { placed: false; left_usd: number }>;
  /** Of one generation, the oldest first. */
  list(generationId: string): Promise<VendorOrder[]>;
}

/** What was held back, given back, charged and lost. */
export interface LedgerStore {
  /** Insert or read: the first row with this key. */
  write(entry: LedgerEntry): Promise<LedgerEntry>;
  get(entryKey: string): Promise<LedgerEntry | null>;
  list(accountId: string): Promise<LedgerEntry[]>;
  /** Entries from `from` up to `to`, the newest first. Throws `BadCursor` for a cursor that no page answered. */
  page(
    accountId: string,
    page: { from: Date; to: Date; limit: number; cursor: string | null },
  ): Promise<{ entries: LedgerEntry[]; next_cursor: string | null }>;
  /** Settled from `from` up to `to`, and held back now. */
  balance(accountId: string, from: Date, to: Date): Promise<{ spent_usd: number; reserved_usd: number }>;
  /** What is held back for a generation now, and which limit stood against its last reservation. */
  heldFor(generationId: string): Promise<{ held_usd: number; refused_by: SpendingLimit | null }>;
  /** What was lost from `from` up to `to`, by an account and by all. */
  losses(accountId: string, from: Date, to: Date): Promise<{ account_usd: number; total_usd: number }>;
  /** What was charged for from `from` up to `to`, with the quotes it was charged by. */
  quotesSettled(accountId: string, from: Date, to: Date): Promise<{ charged_usd: number; quote: Quote }[]>;
}
