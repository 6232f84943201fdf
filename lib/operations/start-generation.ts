import type { MadeShot, StoredPlan } from "#lib/store/store.ts";
import { consentFor } from "./consents.ts";
import type { Context } from "./operation.ts";
import { demandPlaceInLine, demandRoom } from "./quotas.ts";
import { askAgainWhereDearer, quoteFilm, reservationOf } from "./quote-film.ts";

export interface GenerationStart {
  tool: string;
  plan: StoredPlan;
  request: Record<string, unknown>;
  parent_generation_id: string | null;
  changed_shot_ids: string[];
  /** What the tool answers beside the film. */
  details?: Record<string, unknown>;
  /** A still is drawn first. */
  still?: true;
  /** What the caller has been told that the shots cost; absent where the price is told with this call. */
  seen_usd?: number;
  /** Shots that are kept as another generation made them, by `shot_id`. */
  made?: ReadonlyMap<string, MadeShot>;
}

const isOver = ({ max_cost_usd }: Record<string, unknown>, quoted: number): boolean =>
  typeof max_cost_usd === "number" && quoted > max_cost_usd;

/**
 * Quotes exactly what will be made, by the catalog as it is now, writes the generation with its shots and reservation in
 * one transaction and puts it in line. Gates and budget are judged by the engine before anything is rendered. Answers the
 * generation's id. Throws Problem `quote_changed` where it costs more than the caller has seen.
 */
export const startGeneration = async (ctx: Context, start: GenerationStart): Promise<string> => {
  const { plan } = start;
  await demandPlaceInLine(ctx);
  await demandRoom(ctx, 0);
  const preview = start.request["render"] === "preview";
  const quote = quoteFilm(ctx, {
    plan,
    preview,
    made: new Set(start.made?.keys()),
    orders: [],
    ...(start.still === undefined ? {} : { stillAfter: null }),
  });
  const { max_cost_usd } = start.request;
  if (start.seen_usd !== undefined) {
    const stills = quote.lines.filter(({ stage }) => stage === "still").reduce((sum, line) => sum + line.amount_usd, 0);
    askAgainWhereDearer(quote, quote.total_usd, { seen_usd: start.seen_usd + stills, said_before: max_cost_usd });
  }
  const consent_id = await consentFor(ctx, start.request, plan);
  const { generationId } = ctx;
  // What may not be spent is not held back; the engine says so before anything is made.
  const amount_usd = isOver(start.request, quote.total_usd) ? 0 : quote.total_usd;
  const reservation = reservationOf(ctx, { generation_id: generationId, round: 1 }, amount_usd);
  await ctx.store.generations.create(
    {
      generation_id: generationId,
      account_id: ctx.accountId,
      tool: start.tool,
      plan_id: plan.plan_id,
      parent_generation_id: start.parent_generation_id,
      consent_id,
      request: start.request,
      title: plan.content.title,
      raw_intent: plan.raw_intent,
      preview: preview || quote.lines.some((line) => line.model === "preview/motion"),
      duration_seconds: plan.content.duration_seconds,
      director_mode: plan.content.mode_selection.primary,
      aspect_ratio: plan.content.aspect_ratio,
      brand_id: plan.brand?.brand_id ?? null,
      quoted_usd: quote.total_usd,
      quote,
      changed_shot_ids: start.changed_shot_ids,
      created_at: reservation.at,
      ...(start.details === undefined ? {} : { details: start.details }),
      shots: plan.content.shots.map((shot) => {
        const made = start.made?.get(shot.shot_id);
        const { shot_id, index, routed_model } = shot;
        return { shot_id, index, routed_model, ...(made === undefined ? {} : { made }) };
      }),
    },
    reservation,
  );
  await ctx.engine.submit(generationId);
  return generationId;
};
