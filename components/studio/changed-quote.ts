import { ClientProblem } from "#lib/contract/client.ts";

/** What a film would cost now, USD, where it was not begun because that is more than was said; null for any other fault. */
export const changedPrice = (error: unknown): number | null => {
  if (!(error instanceof ClientProblem) || error.problem?.code !== "quote_changed") return null;
  return error.problem.quote?.total_usd ?? null;
};

/** What is sent to go on at a price; nothing where none was agreed to. */
export const agreedTo = (most_usd: number | null): { max_cost_usd?: number } =>
  most_usd === null ? {} : { max_cost_usd: most_usd };

/** A price in whole cents, never less than it is. */
export const wholeCents = (amount_usd: number): number => Math.ceil(Number((amount_usd * 100).toFixed(4))) / 100;
