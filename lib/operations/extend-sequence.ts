import { fps } from "#lib/contract/vocabulary.ts";
import { draftExtension } from "#lib/planning/extend/draft-extension.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { settlePlan } from "./compose-plan.ts";
import type { Context, Operation } from "./operation.ts";
import { inherited, parentFilm, type ParentFilm } from "./parent-film.ts";
import { presentGeneration } from "./present-generation.ts";
import { consentOf } from "./refine-shot.ts";
import { routesOf } from "./replan-shot.ts";
import { madeFrom, pinnedModels, writtenWords } from "./revise-plan.ts";
import { startGeneration } from "./start-generation.ts";

/** Adds shots to the end of a film; what is there is taken over byte for byte. */
export const extendSequence: Operation<"extend_sequence"> = async (ctx, request) => {
  const parent = await parentFilm(ctx, request.generation_id);
  const { plan } = parent;
  const taken = { ...inherited(parent, request), ...request };
  const { edits: before, request: first } = madeFrom(plan);
  const override = request.model_override === undefined ? {} : { model_override: request.model_override };
  const join_ref_id = joinFrameId(ctx);
  const { draft, added_shot_ids, history } = draftExtension({
    content: plan.content,
    parentRequest: first,
    raw_intent: request.raw_intent,
    shot_count: request.shot_count,
    duration_seconds: request.duration_seconds,
    history: before,
    join_ref_id,
    input: { request: first, seed: plan.content.seed, brand: plan.brand, elements: ctx.elements },
  });
  const edits = composePatches(before, history) as PlanEdits;
  await keepJoinFrame(ctx, parent, join_ref_id);
  const stored = await settlePlan(ctx, {
    draft,
    request: { ...first, ...override, ...consentOf(taken), duration_seconds: draft.duration_seconds, edits },
    brand: plan.brand,
    parent_plan_id: plan.plan_id,
    edited: [...(request.raw_intent === undefined ? [] : [request.raw_intent]), ...writtenWords(draft, edits)],
    pinned: pinnedModels(draft, edits),
    kept: routesOf(plan, (id) => !added_shot_ids.includes(id)),
  });
  const generation = await startGeneration(ctx, {
    tool: "extend_sequence",
    plan: stored,
    request: taken,
    parent_generation_id: parent.generation.generation_id,
    changed_shot_ids: added_shot_ids,
    made: parent.made,
  });
  await ctx.engine.settled(generation, ctx.waitMs);
  return presentGeneration(ctx, generation);
};

const joinFrameId = (ctx: Context): string => `ast_${ctx.generationId.slice("gen_".length)}_join`;

/** Keeps the picture that the first new shot goes on from: the last frame of the film, or the last before its end card. */
const keepJoinFrame = async (ctx: Context, { plan, film_asset_id }: ParentFilm, asset_id: string): Promise<void> => {
  const film = await ctx.store.assets.get(ctx.accountId, film_asset_id);
  if (film === null) throw new Error(`The film ${film_asset_id} is gone.`);
  const { duration_seconds, end_card } = plan.content;
  const frames = Math.round((end_card?.start_seconds ?? duration_seconds) * fps);
  const picture = await ctx.frameOf(await ctx.media.read(film.sha256), Math.max(0, frames - 1), ctx.signal);
  await ctx.store.assets.create({
    asset_id,
    account_id: ctx.accountId,
    kind: "frame",
    ...(await ctx.media.put(picture)),
    media_type: "image/png",
    width: film.width,
    height: film.height,
    duration_seconds: null,
    created_at: ctx.clock(),
  });
};
