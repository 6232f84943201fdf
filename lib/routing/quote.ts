import type { Model } from "#lib/contract/model.ts";
import type { Quote } from "#lib/contract/plan.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { clipPrice, roundUsd } from "./price.ts";

export interface QuotedShot {
  shot_id: string;
  duration_seconds: number;
  routed_model: string;
  /** Models the policy may fail over to, best first. */
  candidates: readonly string[];
}

/** How many candidates after the first a shot may fail over to. */
export const failoverDepth = 2;

/**
 * The price of a plan, made before anything is spent. A shot whose model is not connected, or any shot of a preview
 * render, is drawn by the built-in renderer and quoted 0; a live shot is quoted at the dearest model it may fall to.
 */
export const quotePlan = (
  shots: readonly QuotedShot[],
  models: readonly Model[],
  preview: boolean,
  expiresAt: string,
): Quote => {
  const cards = new Map(models.map((model) => [model.model_id, model]));
  const priceOf = (modelId: string, seconds: number) => {
    const card = cards.get(modelId);
    if (card === undefined) return null;
    return clipPrice(card.price, clipSeconds(card.durations, seconds) ?? Math.ceil(seconds));
  };
  let live = 0;
  const lines = shots.map((shot) => {
    live += priceOf(shot.routed_model, shot.duration_seconds)?.amount_usd ?? 0;
    const connected = [shot.routed_model, ...shot.candidates.filter((id) => id !== shot.routed_model)]
      .slice(0, 1 + failoverDepth)
      .filter((id) => cards.get(id)?.connected);
    const dearest = connected
      .map((id) => ({ id, price: priceOf(id, shot.duration_seconds) }))
      .toSorted((a, b) => (b.price?.amount_usd ?? 0) - (a.price?.amount_usd ?? 0))[0];
    if (preview || !cards.get(shot.routed_model)?.connected || dearest?.price == null)
      return {
        shot_id: shot.shot_id,
        stage: "render",
        model: "preview/motion",
        unit: "second",
        quantity: shot.duration_seconds,
        amount_usd: 0,
        price_as_of: null,
      };
    return {
      shot_id: shot.shot_id,
      stage: "render",
      model: dearest.id,
      ...dearest.price,
      price_as_of: cards.get(dearest.id)?.price?.as_of ?? null,
    };
  });
  return {
    currency: "USD",
    total_usd: roundUsd(lines.reduce((sum, line) => sum + line.amount_usd, 0)),
    if_live_usd: roundUsd(live),
    lines,
    expires_at: expiresAt,
  };
};
