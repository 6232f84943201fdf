import type { Model } from "#lib/contract/model.ts";
import type { ModelPrompt, PlanContent, PlannedShot } from "#lib/contract/plan.ts";
import type { CompletionInput, ShotRoute } from "./draft.ts";
import { compilePrompt } from "./prompts/compile.ts";
import { compileMultiShot } from "./prompts/multi-shot.ts";

/** Models that could take a shot: the routed one and every candidate that was not excluded. */
const ableFor = (route: ShotRoute, models: ReadonlyMap<string, Model>): Model[] => {
  const ids = new Set([
    route.routed_model,
    ...route.routing.candidates
      .filter((candidate) => candidate.excluded_because === undefined)
      .map((candidate) => candidate.model),
  ]);
  return [...ids].flatMap((id) => models.get(id) ?? []).filter((model) => model.kind === "video");
};

/**
 * A whole plan from a draft and its routes: what each shot's model would be sent, and what every other able model
 * would be. Throws when a shot has no route or is routed to a model that is not among `models`.
 */
export const completePlan = ({ draft, routes, models }: CompletionInput): PlanContent => {
  const catalog: ReadonlyMap<string, Model> = new Map(models.map((model) => [model.model_id, model]));
  const prompts: ModelPrompt[] = [];
  const multi = new Map<string, Model>();
  const shots = draft.shots.map((shot): PlannedShot => {
    const route = routes.find((each) => each.shot_id === shot.shot_id);
    if (route === undefined) throw new Error(`shot ${shot.shot_id} has no route`);
    if (!catalog.has(route.routed_model))
      throw new Error(`shot ${shot.shot_id} is routed to ${route.routed_model}, which is not in the catalog`);
    const own = ableFor(route, catalog).map((model) => {
      if (model.native_multi_shot !== null) multi.set(model.model_id, model);
      return compilePrompt(model, shot, draft);
    });
    prompts.push(...own);
    const routed = own.find((each) => each.model === route.routed_model);
    if (routed === undefined) throw new Error(`${route.routed_model} is no video model`);
    return { ...shot, prompt: routed.prompt, routed_model: route.routed_model, routing: route.routing };
  });
  for (const model of multi.values()) {
    const whole = compileMultiShot(model, draft);
    if (whole !== null) prompts.push(whole);
  }
  return { ...draft, shots, prompts };
};
