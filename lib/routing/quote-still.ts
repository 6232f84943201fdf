import type { Model } from "#lib/contract/model.ts";
import type { Quote } from "#lib/contract/plan.ts";
import { previewStill } from "./choose-still.ts";
import { clipPrice } from "./price.ts";
import { failoverDepth } from "./quote.ts";

type Line = Quote["lines"][number];

export interface StillQuote {
  line: Line;
  /** What the policy's choice would cost if it were connected. */
  if_live_usd: number;
}

/**
 * The price of a hero still, made before anything is spent: at the dearest connected model that may draw it, nothing where
 * the built-in renderer does. `candidates` are those that can, best first.
 */
export const quoteStill = (
  shot_id: string,
  candidates: readonly string[],
  models: readonly Model[],
  preview: boolean,
): StillQuote => {
  const cards = new Map(models.map((model) => [model.model_id, model]));
  const priced = candidates.slice(0, 1 + failoverDepth).flatMap((id) => {
    const price = clipPrice(cards.get(id)?.price ?? null, 1);
    return price === null ? [] : [{ id, price }];
  });
  const if_live_usd = priced.find(({ id }) => id === candidates[0])?.price.amount_usd ?? 0;
  const [dearest] = priced
    .filter(({ id }) => cards.get(id)?.connected === true)
    .toSorted((a, b) => b.price.amount_usd - a.price.amount_usd);
  const free = preview || dearest === undefined || cards.get(candidates[0] ?? "")?.connected !== true;
  const line: Line = free
    ? { shot_id, stage: "still", model: previewStill, unit: "image", quantity: 1, amount_usd: 0, price_as_of: null }
    : {
        shot_id,
        stage: "still",
        model: dearest.id,
        ...dearest.price,
        price_as_of: cards.get(dearest.id)?.price?.as_of ?? null,
      };
  return { line, if_live_usd };
};
