import type { Model } from "#lib/contract/model.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";

export interface Price {
  unit: string;
  quantity: number;
  amount_usd: number;
}

/** What one clip of `seconds` costs in USD with this model, null where no price is established. */
export const clipPrice = (price: Model["price"], seconds: number): Price | null => {
  if (price === null) return null;
  const quantity = price.per === "second" ? seconds : 1;
  return { unit: price.per, quantity, amount_usd: roundUsd(price.amount_usd * quantity) };
};

/** What a shot of `seconds` costs with this model: vendors bill the clip that they make, not what is shown of it. */
export const shotPrice = ({ price, durations }: Pick<Model, "price" | "durations">, seconds: number): Price | null =>
  clipPrice(price, clipSeconds(durations, seconds) ?? Math.ceil(seconds));

/** Money to a hundredth of a cent, so that sums of lines stay exact. */
export const roundUsd = (amount: number): number => Math.round(amount * 10_000) / 10_000;
