import type { StoredPlan } from "#lib/store/store.ts";
import { consentFor } from "./consents.ts";
import type { Context } from "./operation.ts";

export interface GenerationStart {
  tool: string;
  plan: StoredPlan;
  request: Record<string, unknown>;
  parent_generation_id: string | null;
  changed_shot_ids: string[];
}

/**
 * Writes the generation with its shots and reservation in one transaction and puts it in line. Gates and budget are
 * judged by the engine before anything is rendered. Answers the generation's id.
 */
export const startGeneration = async (ctx: Context, start: GenerationStart): Promise<string> => {
  const { plan } = start;
  const preview = start.request["render"] === "preview";
  const quoted = preview ? 0 : plan.quote.total_usd;
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
      quoted_usd: quoted,
      changed_shot_ids: start.changed_shot_ids,
      created_at,
      shots: plan.content.shots.map((shot) => ({
        shot_id: shot.shot_id,
        index: shot.index,
        routed_model: shot.routed_model,
      })),
    },
    {
      entry_key: `reserve:${ctx.generationId}`,
      account_id: ctx.accountId,
      generation_id: ctx.generationId,
      kind: "reserve",
      amount_usd: quoted,
      model: null,
      at: created_at,
    },
  );
  await ctx.engine.submit(ctx.generationId);
  return ctx.generationId;
};
