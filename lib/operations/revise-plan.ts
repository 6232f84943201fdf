import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { Model } from "#lib/contract/model.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";
import { plannedSentences, sentencesIn } from "#lib/planning/planned-sentences.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { checkModelNames, directorPlan, settlePlan } from "./compose-plan.ts";
import type { Context, Operation } from "./operation.ts";
import { revisePicture } from "./picture-film.ts";

/** Edits a plan: the answer is a new one with everything derived computed anew. The old one stays. Free. */
export const reviseStoredPlan: Operation<"revise_plan"> = async (ctx, { plan_id, ...edits }) => {
  const plan = await ctx.store.plans.get(ctx.accountId, plan_id);
  if (plan === null) throw new Problem("not_found", "There is no such plan in this account.");
  if (plan.content.picture !== undefined) return directorPlan(await revisePicture(ctx, plan, edits));
  return directorPlan(await editedPlan(ctx, plan, edits));
};

/** The plan under further edits, with everything derived computed anew, stored beside it. */
export const editedPlan = async (ctx: Context, plan: StoredPlan, edits: PlanEdits): Promise<StoredPlan> => {
  const { edits: before, request: first } = madeFrom(plan);
  const request = routedBy(first, edits.routing);
  checkModelNames(ctx.models, request.routing ?? { optimize_for: "quality" }, null);
  const history: PlanEdits = composePatches(before, edits);
  const input = { request, seed: plan.content.seed, brand: plan.brand, elements: ctx.elements };
  const draft = revisePlan({ content: plan.content, edits, history, input });
  const pinned = pinnedModels(draft, history);
  for (const shot of draft.shots) {
    const model = pinned.get(shot.shot_id);
    if (model !== undefined) checkPin(ctx.models, model, draft, shot, `/shots/${shot.shot_id}/routed_model`);
  }
  return settlePlan(ctx, {
    draft,
    request: {
      ...request,
      duration_seconds: draft.duration_seconds,
      aspect_ratio: draft.aspect_ratio,
      captions: draft.captions,
      audio: draft.audio,
      edits: history,
    },
    brand: plan.brand,
    parent_plan_id: plan.plan_id,
    edited: writtenWords(draft, history, input),
    pinned,
  });
};

/** The request under a changed policy; a model that was asked for the whole film gives way to it. */
const routedBy = (request: PlanRequest, routing: PlanEdits["routing"]): PlanRequest =>
  routing === undefined ? request : { ...request, routing: { ...request.routing, ...routing }, model_override: null };

/** The request a plan was first made from, and every edit since. `settlePlan` wrote both. */
export const madeFrom = (plan: StoredPlan): { request: PlanRequest; edits: PlanEdits } => {
  const { edits, ...request } = plan.request as PlanRequest & { edits?: PlanEdits };
  return { request: { ...request, raw_intent: plan.raw_intent }, edits: edits ?? {} };
};

export const pinnedModels = (draft: FilmDraft, history: PlanEdits): Map<string, string> =>
  new Map(
    draft.shots.flatMap(({ shot_id }) => {
      const model = history.shots?.[shot_id]?.routed_model;
      return model === undefined ? [] : [[shot_id, model] as const];
    }),
  );

/**
 * What people wrote into a plan since it was drafted. The planner's own sentences, which an instruction's edits carry
 * along, are left out: they follow from the intent, which is judged itself.
 */
export const writtenWords = (draft: FilmDraft, history: PlanEdits, input: PlanningInput): string[] => {
  const own = plannedSentences(input);
  return wordsIn(draft, history)
    .map((text) =>
      sentencesIn(text)
        .filter((sentence) => !own.has(sentence))
        .join(" "),
    )
    .filter((text) => text !== "");
};

const wordsIn = (draft: FilmDraft, history: PlanEdits): string[] =>
  [
    ...draft.shots.flatMap(({ shot_id }) => {
      const written = history.shots?.[shot_id];
      return [
        written?.narrative_purpose,
        written?.description,
        written?.caption,
        written?.continuity?.subject_lock,
        written?.continuity?.wardrobe,
      ];
    }),
    history.end_card?.text,
    history.end_card?.cta,
  ].filter((text) => typeof text === "string");

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
  if (model.aspect_ratios !== null && !model.aspect_ratios.includes(draft.aspect_ratio))
    throw invalidField(pointer, "out_of_range", `${model_id} does not make ${draft.aspect_ratio}.`);
  if (clipSeconds(model.durations, shot.duration_seconds) === null)
    throw invalidField(
      pointer,
      "out_of_range",
      `${model_id} cannot hold the ${shot.duration_seconds.toFixed(2)} s of shot ${shot.index} in one clip.`,
    );
};
