import { invalidField, Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Model } from "#lib/contract/model.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { FieldText } from "#lib/gate/words-of-film.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { checkModelNames, directorPlan, settlePlan } from "./compose-plan.ts";
import type { Context, Operation } from "./operation.ts";
import { revisePicture } from "./picture-film.ts";
import { madeFrom } from "./made-from.ts";
import { checkPriced } from "./priced-model.ts";
import { readAgain } from "./read-checks.ts";
import { redirected } from "./redirect-shot.ts";
import { writtenWords } from "./written-words.ts";
import { think } from "./think.ts";

/** Edits a plan: the answer is a new one with everything derived computed anew. The old one stays. Free. */
export const reviseStoredPlan: Operation<"revise_plan"> = async (ctx, { plan_id, reader, redirect, ...edits }) => {
  const plan = await ctx.store.plans.get(ctx.accountId, plan_id);
  if (plan === null) throw new Problem("not_found", "There is no such plan in this account.");
  if (plan.content.picture !== undefined) return directorPlan(await revisePicture(ctx, plan, edits));
  const all = redirect === undefined ? edits : composePatches(await redirected(ctx, plan, redirect), edits);
  const revised = await editedPlan(ctx, plan, all as PlanEdits, {
    readByModel: reader === "model",
    asked: redirect?.note === undefined ? [] : [{ field: "/redirect/note", text: redirect.note }],
  });
  return directorPlan(revised);
};

/** The plan under further edits, with everything derived computed anew, stored beside it. */
export const editedPlan = async (
  ctx: Context,
  plan: StoredPlan,
  edits: PlanEdits,
  { readByModel = false, asked = [] }: { readByModel?: boolean; asked?: readonly FieldText[] } = {},
): Promise<StoredPlan> => {
  const { edits: before, written, request: first } = madeFrom(plan);
  const request = routedBy(first, edits.routing);
  checkModelNames(ctx.models, request.routing ?? { optimize_for: "quality" }, null);
  const history: PlanEdits = composePatches(before, edits);
  refuseTooFew(plan.content.shots, edits);
  const input = { request, seed: plan.content.seed, brand: plan.brand };
  const revised = await think(ctx, "/shots", "revisePlan", { content: plan.content, edits, input });
  const draft = readByModel ? await readAgain(ctx, revised) : revised;
  const pinned = pinnedModels(draft, history);
  for (const shot of draft.shots) {
    const model = pinned.get(shot.shot_id);
    if (model !== undefined) checkPin(ctx.models, model, draft, shot, `/shots/${shot.shot_id}/routed_model`);
  }
  const words = writtenWords(plan.content, draft, written);
  return settlePlan(ctx, {
    draft,
    request: {
      ...request,
      duration_seconds: draft.duration_seconds,
      aspect_ratio: draft.aspect_ratio,
      captions: draft.captions,
      audio: draft.audio,
      edits: history,
      written: words,
    },
    brand: plan.brand,
    parent_plan_id: plan.plan_id,
    asked,
    pinned,
  });
};

/** 422 where a removal would leave fewer shots than a film may be asked for; one that has fewer already may be cut on. */
const refuseTooFew = (shots: readonly { shot_id: string }[], edits: PlanEdits): void => {
  const removed = shots.filter(({ shot_id }) => edits.shots?.[shot_id] === null);
  const [first] = removed;
  if (first === undefined || shots.length - removed.length >= limits.shot_count_min) return;
  throw invalidField(
    `/shots/${first.shot_id}`,
    "too_few",
    `A film has at least ${limits.shot_count_min} shots and this one has ${shots.length}; keep the shot, or change what it shows.`,
  );
};

/** The request under a changed policy; a model that was asked for the whole film gives way to it. */
const routedBy = (request: PlanRequest, routing: PlanEdits["routing"]): PlanRequest =>
  routing === undefined ? request : { ...request, routing: { ...request.routing, ...routing }, model_override: null };

export const pinnedModels = (draft: FilmDraft, history: PlanEdits): Map<string, string> =>
  new Map(
    draft.shots.flatMap(({ shot_id }) => {
      const model = history.shots?.[shot_id]?.routed_model;
      return model === undefined ? [] : [[shot_id, model] as const];
    }),
  );

/** 422 at `pointer` unless the model can make this shot. */
export const checkPin = (
  models: readonly Model[],
  model_id: string,
  draft: FilmDraft,
  shot: FilmDraft["shots"][number],
  pointer: string,
): void => {
  const model = models.find((card) => card.model_id === model_id && card.kind === "video");
  if (model === undefined || model.status === "removed" || model.inputs.text === false)
    throw invalidField(
      pointer,
      "unknown_model",
      `${model_id} is no model that makes film from words; GET /models lists them.`,
    );
  checkPriced(model, pointer);
  if (model.aspect_ratios !== null && !model.aspect_ratios.includes(draft.aspect_ratio))
    throw invalidField(pointer, "out_of_range", `${model_id} does not make ${draft.aspect_ratio}.`);
  if (clipSeconds(model.durations, shot.duration_seconds) === null)
    throw invalidField(
      pointer,
      "out_of_range",
      `${model_id} cannot hold the ${shot.duration_seconds.toFixed(2)} s of shot ${shot.index} in one clip.`,
    );
};
