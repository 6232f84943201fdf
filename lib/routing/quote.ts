import type { Model } from "#lib/contract/model.ts";
import type { Quote } from "#lib/contract/plan.ts";
import { paidModels, type Routed } from "./paid-models.ts";
import { roundUsd, shotPrice } from "./price.ts";

export interface QuotedShot extends Routed {
  shot_id: string;
  duration_seconds: number;
}

type Line = Quote["lines"][number];

/** A line of a quote, and what the policy's choice would cost if it took orders. */
export interface QuotedLine {
  line: Line;
  if_live_usd: number;
}

/**
 * The price of one shot, told before anything is spent. What no vendor is asked for, or any shot of a preview render, is
 * drawn by the built-in renderer and quoted 0; a live shot is quoted at the dearest model it may fall to.
 */
export const quoteShot = (shot: QuotedShot, models: readonly Model[], preview: boolean): QuotedLine => {
  const { shot_id, duration_seconds } = shot;
  const routed = models.find((card) => card.model_id === shot.routed_model);
  const if_live_usd = routed === undefined ? 0 : (shotPrice(routed, duration_seconds)?.amount_usd ?? 0);
  const [dearest] = (preview ? [] : paidModels(shot, models))
    .flatMap((card) => {
      const price = shotPrice(card, duration_seconds);
      return price === null ? [] : [{ card, price }];
    })
    .toSorted((a, b) => b.price.amount_usd - a.price.amount_usd);
  const line: Line =
    dearest === undefined
      ? {
          shot_id,
          stage: "render",
          model: "preview/motion",
          unit: "second",
          quantity: duration_seconds,
          amount_usd: 0,
          price_as_of: null,
        }
      : {
          shot_id,
          stage: "render",
          model: dearest.card.model_id,
          ...dearest.price,
          price_as_of: dearest.card.price?.as_of ?? null,
        };
  return { line, if_live_usd };
};

/** A quote of these lines. */
export const quoteOf = (quoted: readonly QuotedLine[], expires_at: string): Quote => ({
  currency: "USD",
  total_usd: roundUsd(quoted.reduce((sum, { line }) => sum + line.amount_usd, 0)),
  if_live_usd: roundUsd(quoted.reduce((sum, each) => sum + each.if_live_usd, 0)),
  lines: quoted.map(({ line }) => line),
  expires_at,
});

/** The price of a plan's shots, made before anything is spent. */
export const quotePlan = (
  shots: readonly QuotedShot[],
  models: readonly Model[],
  preview: boolean,
  expiresAt: string,
): Quote =>
  quoteOf(
    shots.map((shot) => quoteShot(shot, models, preview)),
    expiresAt,
  );
