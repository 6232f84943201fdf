import { Problem } from "#lib/contract/errors.ts";
import type { Quote } from "#lib/contract/plan.ts";
import { anchorOf, routeStill } from "#lib/engine/still-sources.ts";
import { ableOf } from "#lib/routing/paid-models.ts";
import { quoteOf, quoteShot, type QuotedLine } from "#lib/routing/quote.ts";
import { quoteStill } from "#lib/routing/quote-still.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import { entryKey, type Reservation, type VendorOrder } from "#lib/store/spending-records.ts";
import type { StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import type { Context } from "./operation.ts";

const quoteHours = 24;

/** A film as far as its price goes: its plan, and what of it is there. */
export interface FilmToQuote {
  plan: StoredPlan;
  /** Drawn by the built-in renderer, whatever is connected. */
  preview: boolean;
  /** Shots that are there and are not made again. */
  made: ReadonlySet<string>;
  /** What was ordered for it in earlier rounds. */
  orders: readonly VendorOrder[];
  /** The still before the one that is drawn next; null for the first. Absent where none is drawn. */
  stillAfter?: StoredHero | null;
}

type Tools = Pick<Context, "models" | "clock">;

export const expiryOf = ({ clock }: Pick<Context, "clock">): string =>
  new Date(clock().getTime() + quoteHours * 3_600_000).toISOString();

/**
 * What a film may cost from here on and has cost already: every shot and still that will be made, at the dearest model that
 * may be asked for it now, and what was delivered and is not charged yet. By the functions that choose whom to ask.
 */
export const quoteFilm = (ctx: Tools, { plan, preview, made, orders, stillAfter }: FilmToQuote): Quote => {
  const { content } = plan;
  const toMake = content.shots.filter(({ shot_id }) => !made.has(shot_id));
  const shots = toMake.map((shot) => {
    const { shot_id, duration_seconds, routed_model } = shot;
    const asked = { shot_id, duration_seconds, routed_model, candidates: ableOf(shot.routing.candidates) };
    return underWay(quoteShot(asked, ctx.models, preview), orders);
  });
  const stills =
    stillAfter === undefined
      ? []
      : [quoteNextStill(ctx, { plan, preview }, stillAfter)].map((still) => underWay(still, orders));
  const delivered = orders.filter(({ state }) => state === "delivered").map(deliveredLine);
  return quoteOf([...delivered, ...stills, ...shots], expiryOf(ctx));
};

/** The price of the still that follows on `last`. */
export const quoteNextStill = (
  ctx: Tools,
  { plan, preview }: Pick<FilmToQuote, "plan" | "preview">,
  last: StoredHero | null,
): QuotedLine => {
  const { shot_id } = anchorOf(plan.content, last ?? undefined);
  return quoteStill(shot_id, routeStill(plan, shot_id, ctx.models, ctx.clock()), ctx.models, preview);
};

const deliveredLine = ({ shot_id, stage, model, amount_usd }: VendorOrder): QuotedLine => ({
  line: { shot_id, stage, model, unit: "order", quantity: 1, amount_usd, price_as_of: null },
  if_live_usd: amount_usd,
});

/** What a vendor has or made already is fetched at the price it was ordered at, be that more than is asked today. */
const underWay = (quoted: QuotedLine, orders: readonly VendorOrder[]): QuotedLine => {
  const [dearest] = orders
    .filter(
      ({ state, stage, shot_id }) =>
        (state === "open" || state === "spoiled") && stage === quoted.line.stage && shot_id === quoted.line.shot_id,
    )
    .toSorted((a, b) => b.amount_usd - a.amount_usd);
  return dearest === undefined || dearest.amount_usd <= quoted.line.amount_usd ? quoted : deliveredLine(dearest);
};

/** A film that was begun, as it is quoted when it goes on with `plan`. `still`: whether another one is drawn first. */
export const filmBegun = async (
  { store }: Pick<Context, "store">,
  generation: StoredGeneration,
  plan: StoredPlan,
  still: boolean,
): Promise<FilmToQuote> => {
  const { generation_id, request } = generation;
  const stored = await store.shots.list(generation_id);
  const last = still ? ((await store.heroes.list(generation_id)).at(-1) ?? null) : undefined;
  return {
    plan,
    preview: request["render"] === "preview",
    made: new Set(stored.filter(({ asset_id }) => asset_id !== null).map(({ shot_id }) => shot_id)),
    orders: await store.orders.list(generation_id),
    ...(last === undefined ? {} : { stillAfter: last }),
  };
};

/** A cent's hundredth: sums of prices are no nearer. */
const same_usd = 0.000_05;

/**
 * Throws Problem `quote_changed` where a film would now cost more than the caller has seen, unless `max_cost_usd`, as said
 * now or when it was begun, covers it. What is cheaper, or only old, goes on.
 */
export const askAgainWhereDearer = (
  quote: Quote,
  total_usd: number,
  { seen_usd, said_now, said_before }: { seen_usd: number; said_now?: number | undefined; said_before?: unknown },
): void => {
  const most = said_now ?? (typeof said_before === "number" ? said_before : undefined);
  const covered = most !== undefined && total_usd <= most + same_usd;
  if (covered || (total_usd <= seen_usd + same_usd && said_now === undefined)) return;
  if (total_usd <= seen_usd + same_usd) throw new Problem("quote_changed", overMost(total_usd, most ?? 0), { quote });
  throw new Problem(
    "quote_changed",
    `This now costs $${total_usd.toFixed(2)} at most, and was quoted at $${seen_usd.toFixed(2)}. ` +
      `Nothing was begun. Send max_cost_usd of ${coveringCents(total_usd)} or more to go on.`,
    { quote },
  );
};

/** A price in whole cents that covers it: who sends what is said here goes on. */
const coveringCents = (usd: number): string => (Math.ceil((usd - same_usd) * 100) / 100).toFixed(2);

const overMost = (total_usd: number, most: number): string =>
  `This costs $${total_usd.toFixed(2)} at most, and max_cost_usd is $${most.toFixed(2)}. Nothing was begun.`;

/** What is to be held back for a round of a film; nothing where it may not cost that much. */
export const reservationOf = (
  ctx: Pick<Context, "accountId" | "clock" | "caps">,
  round: Pick<StoredGeneration, "generation_id" | "round">,
  amount_usd: number,
): Reservation => ({
  entry_key: entryKey("reserve", round),
  account_id: ctx.accountId,
  generation_id: round.generation_id,
  publication_id: null,
  kind: "reserve",
  amount_usd,
  model: null,
  at: ctx.clock(),
  caps: ctx.caps,
});
