import type { StillQuote } from "#lib/routing/quote-still.ts";
import type { MadeShot, StoredPlan } from "#lib/store/store.ts";
import { consentFor } from "./consents.ts";
import type { Context } from "./operation.ts";
import { demandPlaceInLine, demandRoom } from "./quotas.ts";

export interface GenerationStart {
  tool: string;
  plan: StoredPlan;
  request: Record<string, unknown>;
  parent_generation_id: string | null;
  changed_shot_ids: string[];
  /** What the tool answers beside the film. */
  details?: Record<string, unknown>;
  /** The price of the still that is drawn first. */
  still?: StillQuote;
  /** Shots that are kept as another generation made them, by `shot_id`. */
  made?: ReadonlyMap<string, MadeShot>;
}

const isOver = ({ max_cost_usd }: Record<string, unknown>, quoted: number): boolean =>
  typeof max_cost_usd === "number" && quoted > max_cost_usd;

/**
 * Writes the generation with its shots and reservation in one transaction and puts it in line. Gates and budget are
 * judged by the engine before anything is rendered. Answers the generation's id.
 */
export const startGeneration = async (ctx: Context, start: GenerationStart): Promise<string> => {
  const { plan } = start;
  await demandPlaceInLine(ctx);
  await demandRoom(ctx, 0);
  const preview = start.request["render"] === "preview";
  const quoted = (preview ? 0 : plan.quote.total_usd) + (start.still?.line.amount_usd ?? 0);
  const created_at = ctx.clock();
  const consent_id = await consentFor(ctx, start.request, plan);
  await ctx.store.generations.create(
    {
      generation_id: ctx.generationId,
      account_id: ctx.accountId,
      tool: start.tool,
      plan_id: plan.plan_id,
      parent_generation_id: start.parent_generation_id,
      consent_id,
      request: start.request,
      title: plan.content.title,
      raw_intent: plan.raw_intent,
      preview: preview || plan.quote.lines.some((line) => line.model === "preview/motion"),
      duration_seconds: plan.content.duration_seconds,
      director_mode: plan.content.mode_selection.primary,
      aspect_ratio: plan.content.aspect_ratio,
      brand_id: plan.brand?.brand_id ?? null,
      quoted_usd: quoted,
      changed_shot_ids: start.changed_shot_ids,
      created_at,
      ...(start.details === undefined && start.still === undefined
        ? {}
        : { details: { ...start.details, ...(start.still === undefined ? {} : { still: start.still }) } }),
      shots: plan.content.shots.map((shot) => {
        const made = start.made?.get(shot.shot_id);
        const { shot_id, index, routed_model } = shot;
        return { shot_id, index, routed_model, ...(made === undefined ? {} : { made }) };
      }),
    },
    {
      entry_key: `reserve:${ctx.generationId}`,
      account_id: ctx.accountId,
      generation_id: ctx.generationId,
      publication_id: null,
      kind: "reserve",
      // What may not be spent is not held back; the engine says so before anything is made.
      amount_usd: isOver(start.request, quoted) ? 0 : quoted,
      model: null,
      at: created_at,
    },
  );
  await ctx.engine.submit(ctx.generationId);
  return ctx.generationId;
};
