import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { StagedRequest } from "#lib/contract/requests.ts";
import type { Quote } from "#lib/contract/plan.ts";
import { sharedConditions } from "#lib/planning/hero/share-conditions.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import type { StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import type { Reservation } from "#lib/store/spending-records.ts";
import { planFor, seenIn } from "./generate-video.ts";
import type { Context, Operation } from "./operation.ts";
import { presentGeneration } from "./present-generation.ts";
import { askAgainWhereDearer, filmBegun, quoteFilm, quoteNextStill, reservationOf } from "./quote-film.ts";
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
    still: true,
    ...seenIn(plan, film),
    request: { ...request },
    parent_generation_id: null,
    changed_shot_ids: plan.content.shots.map((shot) => shot.shot_id),
  });
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
  const { quote, reservation } = await quoteDecision(ctx, generation, hero, plan, request.max_cost_usd);
  const first = await ctx.store.heroes.decide(heroFrameId, {
    state: decided[decision],
    note,
    decided_at: ctx.clock(),
  });
  if (!first && !cutOff) throw tooLate(hero, generation);
  const reopened = await ctx.store.generations.reopen(hero.generation_id, {
    from: [{ state: "awaiting_decision", status: null }],
    message: decision === "approve" ? "The still is approved; the film is next." : "Another still is drawn.",
    round: generation.round,
    quote,
    ...(plan === null ? {} : { plan_id: plan.plan_id }),
    ...(request.max_cost_usd === undefined ? {} : { max_cost_usd: request.max_cost_usd }),
    ...(reservation === null ? {} : { reservation }),
  });
  if (!reopened) throw new Problem("conflict", "The generation was ended in the same moment.");
  await ctx.standsFor(hero.generation_id);
  await ctx.engine.submit(hero.generation_id);
  return hero.generation_id;
};

/**
 * What the film costs after a decision on its still: every still that was drawn, the next one where this is refused
 * (`plan` is then the film that it is drawn for), and the shots. What is held back already is not reserved again. Another
 * still at the price of the last is what whoever refuses one asks for; anything more throws Problem `quote_changed`.
 */
const quoteDecision = async (
  ctx: Context,
  generation: StoredGeneration,
  hero: StoredHero,
  plan: StoredPlan | null,
  max_cost_usd: number | undefined,
): Promise<{ quote: Quote; reservation: Reservation | null }> => {
  const next = plan ?? (await planOf(ctx, generation));
  const film = await filmBegun(ctx, generation, next, plan !== null);
  const quote = quoteFilm(ctx, film);
  const another = plan === null ? 0 : quoteNextStill(ctx, film, hero).line.amount_usd;
  askAgainWhereDearer(quote, quote.total_usd, {
    seen_usd: generation.quoted_usd + another,
    said_now: max_cost_usd,
    said_before: generation.request["max_cost_usd"],
  });
  const { generation_id, round } = generation;
  const { held_usd } = await ctx.store.ledger.heldFor(generation_id);
  const bears = quote.total_usd <= held_usd;
  return {
    quote,
    reservation: bears ? null : reservationOf(ctx, { generation_id, round: round + 1 }, quote.total_usd),
  };
};

const planOf = async (ctx: Context, { generation_id, plan_id }: StoredGeneration): Promise<StoredPlan> => {
  const plan = await ctx.store.plans.get(ctx.accountId, plan_id);
  if (plan === null) throw new Error(`Generation ${generation_id} has lost its plan.`);
  return plan;
};

const isLast = async (ctx: Context, { generation_id, hero_frame_id }: StoredHero): Promise<boolean> =>
  (await ctx.store.heroes.list(generation_id)).at(-1)?.hero_frame_id === hero_frame_id;

/** A decision is about a film that is planned; words that would plan another one are refused, not lost. */
const refusePlanning = (request: StagedRequest): void => {
  const { hero_frame_id: _hero, decision: _decision, note: _note, max_cost_usd: _most, ...rest } = request;
  const [field] = Object.keys(rest);
  if (field !== undefined)
    throw new Problem("plan_conflict", "The film of this still is planned already.", {
      errors: [
        {
          pointer: `/${field}`,
          code: "plan_conflict",
          message: "Leave it out; hero_frame_id, decision, note and max_cost_usd are the whole request.",
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
  const plan = await planOf(ctx, generation);
  const { stored } = await replanShot(ctx, plan, { shot_id: hero.shot_id, instruction: note ?? "", take: hero.roll });
  const shared = sharedConditions(plan.content, stored.content, hero.shot_id);
  const asked = note === null ? [] : [{ field: "/note", text: note }];
  return shared === null ? stored : editedPlan(ctx, stored, shared, { asked });
};
