"use client";

import { useQuery } from "@tanstack/react-query";
import type { LedgerEntryBody, UsageBody } from "#lib/contract/usage.ts";
import { service } from "./client.ts";
import type { BudgetLeft } from "./stopped-words.ts";

const pageSize = 100;
/** Most pages of the ledger that are read for one month. */
const pagesMax = 20;

export interface MonthOfUsage {
  usage: UsageBody;
  /** The newest first. */
  entries: LedgerEntryBody[];
  /** False where the month has more entries than are read. */
  whole: boolean;
}

export const usageKey = (month: string) => ["usage", month] as const;

/** What a month `2026-11` cost, with its whole ledger as far as it is read. */
export const useUsage = (month: string) =>
  useQuery({
    queryKey: usageKey(month),
    queryFn: async ({ signal }): Promise<MonthOfUsage> => {
      const usage = await service.get_usage({ month, limit: pageSize }, { signal });
      const entries = [...usage.entries];
      let cursor = usage.next_cursor;
      for (let page = 1; cursor !== null && page < pagesMax; page++) {
        const more = await service.get_usage({ month, limit: pageSize, cursor }, { signal });
        entries.push(...more.entries);
        cursor = more.next_cursor;
      }
      return { usage, entries, whole: cursor === null };
    },
  });

/** What the present month's budget still holds; null while nobody wants to know, while it loads and without a budget. */
export const useBudgetLeft = (wanted: boolean): BudgetLeft | null => {
  const { data } = useQuery({
    queryKey: ["usage", "left"],
    queryFn: ({ signal }) => service.get_usage({ limit: 1 }, { signal }),
    enabled: wanted,
  });
  if (data === undefined || data.budget_usd === null) return null;
  const { month, budget_usd, spent_usd, reserved_usd } = data;
  return { month, budget_usd, left_usd: Math.max(0, budget_usd - spent_usd - reserved_usd) };
};
