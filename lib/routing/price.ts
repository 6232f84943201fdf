import type { Model } from "#lib/contract/model.ts";

/** What one clip of `seconds` costs in USD with this model, null where no price is established. */
export const clipPrice = (
  price: Model["price"],
  seconds: number,
): { unit: string; quantity: number; amount_usd: number } | null => {
  if (price === null) return null;
  const quantity = price.per === "second" ? seconds : 1;
  return { unit: price.per, quantity, amount_usd: roundUsd(price.amount_usd * quantity) };
};

/** Money to a hundredth of a cent, so that sums of lines stay exact. */
export const roundUsd = (amount: number): number => Math.round(amount * 10_000) / 10_000;
