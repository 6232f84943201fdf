import { z } from "zod";
import { endpoint, type Endpoint } from "./endpoint.ts";

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a month such as 2026-11");
const usd = z.number();

export const ledgerEntrySchema = z.object({
  entry_id: z.string(),
  generation_id: z.string().nullable(),
  publication_id: z.string().nullable(),
  /** A `loss` is what vendors may ask of whoever runs the service for a film that nobody was charged for. */
  kind: z.enum(["reserve", "release", "settle", "loss"]),
  amount_usd: usd,
  model: z.string().nullable(),
  at: z.string(),
});
export type LedgerEntryBody = z.infer<typeof ledgerEntrySchema>;

export const usageSchema = z.object({
  month,
  currency: z.literal("USD"),
  /** Most that may be spent in a month; null for no limit. */
  budget_usd: usd.nullable(),
  /** Settled in the month. */
  spent_usd: usd,
  /** Held back now for what is being made. */
  reserved_usd: usd,
  /** Of the month, the newest first. */
  entries: z.array(ledgerEntrySchema),
  /** Calls of the language model that directs, in the month: the operator's cost, not the account's. */
  director: z.object({
    calls: z.number().int(),
    tokens_in: z.number().int(),
    tokens_out: z.number().int(),
    cost_usd: usd,
  }),
  by_model: z.array(z.object({ model: z.string(), amount_usd: usd })),
  next_cursor: z.string().nullable(),
});
export type UsageBody = z.infer<typeof usageSchema>;

const mostUsd = 1_000_000;

/** The rows of the table that speak of money. */
export const usageRows = {
  get_usage: endpoint({
    method: "GET",
    path: "/usage",
    scopes: ["read"],
    billable: false,
    mcp: true,
    summary: "What a month has cost, what is held back, and every entry of the ledger behind it.",
    input: z.strictObject({
      month: month.optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      cursor: z.string().max(200).optional(),
    }),
    output: usageSchema,
    example: { month: "2026-11" },
  }),
  set_budget: endpoint({
    method: "PATCH",
    path: "/usage",
    scopes: ["read"],
    session_only: true,
    billable: false,
    mcp: false,
    summary: "Set how much may be spent in a calendar month (UTC); null removes the limit.",
    input: z.strictObject({ budget_usd: z.number().min(0).max(mostUsd).nullable() }),
    output: usageSchema,
    example: { budget_usd: 50 },
  }),
} as const satisfies Record<string, Endpoint>;
