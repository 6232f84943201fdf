import { invalidField, Problem, type FieldError } from "#lib/contract/errors.ts";
import type { GenerateRequest, PlanRequest } from "#lib/contract/requests.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { withOpinions } from "./ask-second.ts";
import { composePlan } from "./compose-plan.ts";
import type { Context, Operation } from "./operation.ts";
import { presentGeneration } from "./present-generation.ts";
import { startGeneration } from "./start-generation.ts";

/** Turns an intent or a plan into a film. Waits as long as the caller asked, then answers what there is. */
export const generateVideo: Operation<"generate_video"> = async (ctx, request) => {
  const plan = await planFor(ctx, request);
  const generation = await startGeneration(ctx, {
    tool: "generate_video",
    plan,
    request: { ...request },
    ...seenIn(plan, request),
    parent_generation_id: null,
    changed_shot_ids: plan.content.shots.map((shot) => shot.shot_id),
  });
  await ctx.engine.settled(generation, ctx.waitMs);
  return presentGeneration(ctx, generation);
};

/** What a caller has been told that a plan costs who names it. */
export const seenIn = ({ quote }: StoredPlan, { plan_id }: GenerateRequest): { seen_usd?: number } =>
  plan_id === undefined ? {} : { seen_usd: quote.total_usd };

/** The plan that a request renders: the one it names, or a new one. */
export const planFor = async (ctx: Context, request: GenerateRequest): Promise<StoredPlan> => {
  if (request.plan_id === undefined) return composePlan(ctx, planRequest(request));
  const plan = await ctx.store.plans.get(ctx.accountId, request.plan_id);
  if (plan === null) throw invalidField("/plan_id", "unknown_plan", "There is no such plan in this account.");
  refuseContradictions(plan, request);
  return withOpinions(ctx, plan);
};

const planRequest = (request: GenerateRequest): PlanRequest => {
  const { plan_id: _plan, max_cost_usd: _cost, render: _render, raw_intent, ...planning } = request;
  return { raw_intent: raw_intent ?? "", ...planning };
};

/** Fields that may be said again beside a plan, as long as they say the same. */
const refuseContradictions = (plan: StoredPlan, request: GenerateRequest): void => {
  const content = plan.content;
  const planned: Partial<Record<keyof GenerateRequest, unknown>> = {
    raw_intent: plan.raw_intent,
    director_mode: content.mode_selection.primary,
    brand_id: plan.brand?.brand_id ?? null,
    shot_count: content.shots.length,
    duration_seconds: content.duration_seconds,
    aspect_ratio: content.aspect_ratio,
    model_override: plan.request["model_override"] ?? null,
    seed: content.seed,
    routing: plan.request["routing"],
  };
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(planned)) {
    const said = request[field as keyof GenerateRequest];
    if (said === undefined || JSON.stringify(said) === JSON.stringify(value)) continue;
    if (field === "director_mode" && said === plan.request["director_mode"]) continue;
    if (field === "duration_seconds" && said === plan.request["duration_seconds"]) continue;
    errors.push({
      pointer: `/${field}`,
      code: "plan_conflict",
      message: `The plan says ${JSON.stringify(value ?? null)}.`,
    });
  }
  if (errors.length > 0)
    throw new Problem("plan_conflict", "The plan is rendered exactly as it is; leave these fields out or plan again.", {
      errors,
    });
};
