import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { StagedRequest } from "#lib/contract/requests.ts";
import { chooseAnchor } from "#lib/planning/hero/choose-anchor.ts";
import { sharedConditions } from "#lib/planning/hero/share-conditions.ts";
import { stillDemand } from "#lib/planning/hero/still-demand.ts";
import { chooseStillModel } from "#lib/routing/choose-still.ts";
import { quoteStill, type StillQuote } from "#lib/routing/quote-still.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import type { StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import { planFor } from "./generate-video.ts";
import type { Context, Operation } from "./operation.ts";
import { presentGeneration } from "./present-generation.ts";
import { replanShot } from "./replan-shot.ts";
import { editedPlan } from "./revise-plan.ts";
import { startGeneration } from "./start-generation.ts";

/**
 * Locks the look of a film by a still before it is animated: plans, draws the still, and either goes on or holds it for a
 * decision. With `hero_frame_id` it takes that decision.
 */
export const generateVideoStaged: Operation<"generate_video_staged"> = async (ctx, request) => {
  const generationId =
    request.hero_frame_id === undefined ? await begin(ctx, request) : await decide(ctx, request.hero_frame_id, request);
  await ctx.engine.settled(generationId, ctx.waitMs);
  return presentGeneration(ctx, generationId);
};

const begin = async (ctx: Context, request: StagedRequest): Promise<string> => {
  const { hold: _hold, hero_frame_id: _hero, decision: _decision, note: _note, ...film } = request;
  const plan = await planFor(ctx, film);
  return startGeneration(ctx, {
    tool: "generate_video_staged",
    plan,
    still: stillQuote(ctx, plan, request),
    request: { ...request },
    parent_generation_id: null,
    changed_shot_ids: plan.content.shots.map((shot) => shot.shot_id),
  });
};

const stillQuote = (ctx: Context, { content }: StoredPlan, request: StagedRequest): StillQuote => {
  const { shot_id } = chooseAnchor(content);
  const { routing } = chooseStillModel(
    stillDemand(content, shot_id),
    ctx.models,
    request.routing ?? { optimize_for: "quality" },
    ctx.clock().toISOString().slice(0, 10),
  );
  const able = routing.candidates.filter((each) => each.excluded_because === undefined).map(({ model }) => model);
  return quoteStill(shot_id, able, ctx.models, request.render === "preview");
};

const decided = { approve: "locked", reject: "rejected" } as const;

const decide = async (ctx: Context, heroFrameId: string, request: StagedRequest): Promise<string> => {
  const hero = await ctx.store.heroes.get(ctx.accountId, heroFrameId);
  if (hero === null)
    throw invalidField("/hero_frame_id", "unknown_hero_frame", "There is no such hero frame in this account.");
  refusePlanning(request);
  const generation = await ctx.store.generations.get(ctx.accountId, hero.generation_id);
  if (generation === null) throw new Error(`Still ${heroFrameId} has lost its generation.`);
  const decision = request.decision ?? "approve";
  // Where the process died between the decision and what follows from it, the same decision goes on with that.
  const cutOff =
    hero.state === decided[decision] && generation.state === "awaiting_decision" && (await isLast(ctx, hero));
  if (!cutOff && (hero.state !== "awaiting_decision" || generation.state !== "awaiting_decision"))
    throw tooLate(hero, generation);
  const note = request.note ?? null;
  // A note is read before anything is written: what fails here leaves the still as it waits.
  const plan = decision === "reject" ? await nextTake(ctx, generation, hero, note) : null;
  const first = await ctx.store.heroes.decide(heroFrameId, {
    state: decided[decision],
    note,
    decided_at: ctx.clock(),
  });
  if (!first && !cutOff) throw tooLate(hero, generation);
  const reopened = await ctx.store.generations.reopen(hero.generation_id, {
    from: [{ state: "awaiting_decision", status: null }],
    message: decision === "approve" ? "The still is approved; the film is next." : "Another still is drawn.",
    ...(plan === null ? {} : { plan_id: plan.plan_id }),
  });
  if (!reopened) throw new Problem("conflict", "The generation was ended in the same moment.");
  await ctx.standsFor(hero.generation_id);
  await ctx.engine.submit(hero.generation_id);
  return hero.generation_id;
};

const isLast = async (ctx: Context, { generation_id, hero_frame_id }: StoredHero): Promise<boolean> =>
  (await ctx.store.heroes.list(generation_id)).at(-1)?.hero_frame_id === hero_frame_id;

/** A decision is about a film that is planned; words that would plan another one are refused, not lost. */
const refusePlanning = (request: StagedRequest): void => {
  const { hero_frame_id: _hero, decision: _decision, note: _note, ...rest } = request;
  const [field] = Object.keys(rest);
  if (field !== undefined)
    throw new Problem("plan_conflict", "The film of this still is planned already.", {
      errors: [
        {
          pointer: `/${field}`,
          code: "plan_conflict",
          message: "Leave it out; hero_frame_id, decision and note are the whole request.",
        },
      ],
    });
};

const tooLate = (hero: StoredHero, generation: StoredGeneration): Problem =>
  new Problem(
    "conflict",
    hero.state === "awaiting_decision"
      ? `The generation is ${generation.state}; there is nothing to decide.`
      : `The still was ${hero.state === "locked" ? "approved" : "rejected"} already; GET /generations/${generation.generation_id} tells what came of it.`,
  );

/**
 * The plan of the next still: the note as a change of its shot; where it asks for nothing that can be read, another take.
 * An hour or a weather that the note asks for is the whole film's.
 */
const nextTake = async (ctx: Context, generation: StoredGeneration, hero: StoredHero, note: string | null) => {
  const plan = await ctx.store.plans.get(ctx.accountId, generation.plan_id);
  if (plan === null) throw new Error(`Generation ${generation.generation_id} has lost its plan.`);
  const { stored } = await replanShot(ctx, plan, { shot_id: hero.shot_id, instruction: note ?? "", take: hero.roll });
  const shared = sharedConditions(plan.content, stored.content, hero.shot_id);
  const asked = note === null ? [] : [{ field: "/note", text: note }];
  return shared === null ? stored : editedPlan(ctx, stored, shared, { asked });
};
