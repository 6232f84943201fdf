import type { LedgerEntryBody } from "#lib/contract/usage.ts";

export interface SpentOnDay {
  /** Day of the month, from 1. */
  day: number;
  amount_usd: number;
  /** Films that came to rest that day, charged or not. */
  films: number;
}

/** The days of a month `2026-11` (UTC) with what was settled on each: up to `today` where that is in the month, else all. */
export const spentByDay = (month: string, entries: readonly LedgerEntryBody[], today: Date): SpentOnDay[] => {
  const now = today.toISOString();
  const count = now.startsWith(month) ? Number(now.slice(8, 10)) : lastDayOf(month);
  const days = Array.from({ length: count }, (_, i): SpentOnDay => ({ day: i + 1, amount_usd: 0, films: 0 }));
  for (const { kind, at, amount_usd, generation_id } of entries) {
    const spent = at.startsWith(month) && kind === "settle" ? days[Number(at.slice(8, 10)) - 1] : undefined;
    if (spent === undefined) continue;
    spent.amount_usd += amount_usd;
    if (generation_id !== null) spent.films += 1;
  }
  return days;
};

const lastDayOf = (month: string): number => {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, of, 0)).getUTCDate();
};

/** How many of a month's films were charged, and how many were not. */
export const filmsSettled = (entries: readonly LedgerEntryBody[]): { charged: number; free: number } => {
  const settled = entries.filter(({ kind, generation_id }) => kind === "settle" && generation_id !== null);
  const charged = settled.filter(({ amount_usd }) => amount_usd > 0).length;
  return { charged, free: settled.length - charged };
};

const named = (month: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));
/** `November` of `2026-11`. */
export const monthName = (month: string): string => named(month, { month: "long" });
/** `November 2026`. */
export const monthAndYear = (month: string): string => named(month, { month: "long", year: "numeric" });

/** The month of a time (UTC) and those before it, the newest first: `2026-11`, `2026-10`, … */
export const monthsBack = (from: Date, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - i, 1)).toISOString().slice(0, 7),
  );

/** `1 Dec`: when the budget of a month begins anew. */
export const resetDay = (month: string): string => {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(Date.UTC(year, of, 1)),
  );
};
