import type { Model } from "#lib/contract/model.ts";
import { previewStill } from "./choose-still.ts";
import { paidModels, type Routed } from "./paid-models.ts";
import { clipPrice } from "./price.ts";
import type { QuotedLine } from "./quote.ts";

/**
 * The price of a hero still, made before anything is spent: at the dearest model that may be asked for it, nothing where
 * the built-in renderer draws it.
 */
export const quoteStill = (shot_id: string, routed: Routed, models: readonly Model[], preview: boolean): QuotedLine => {
  const choice = models.find((card) => card.model_id === routed.routed_model);
  const if_live_usd = clipPrice(choice?.price ?? null, 1)?.amount_usd ?? 0;
  const [dearest] = (preview ? [] : paidModels(routed, models))
    .flatMap((card) => {
      const price = clipPrice(card.price, 1);
      return price === null ? [] : [{ card, price }];
    })
    .toSorted((a, b) => b.price.amount_usd - a.price.amount_usd);
  return {
    line:
      dearest === undefined
        ? { shot_id, stage: "still", model: previewStill, unit: "image", quantity: 1, amount_usd: 0, price_as_of: null }
        : {
            shot_id,
            stage: "still",
            model: dearest.card.model_id,
            ...dearest.price,
            price_as_of: dearest.card.price?.as_of ?? null,
          },
    if_live_usd,
  };
};
