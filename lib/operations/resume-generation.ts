import { Problem } from "#lib/contract/errors.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Context, Operation } from "./operation.ts";
import { isResumable, presentGeneration } from "./present-generation.ts";
import { demandPlaceInLine } from "./quotas.ts";
import { askAgainWhereDearer, filmBegun, quoteFilm, reservationOf } from "./quote-film.ts";

/**
 * Takes up what failed or was cancelled; what was delivered stays. It is quoted anew for what is missing: 409
 * `quote_changed` where the film costs more by now than was said. 409 `not_resumable` for anything else.
 */
export const resumeGeneration: Operation<"resume_generation"> = async (ctx, { generation_id, max_cost_usd }) => {
  const generation = await ctx.store.generations.get(ctx.accountId, generation_id);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  const refused = () =>
    new Problem("not_resumable", "Only a generation that failed or was cancelled can go on; this one did not.");
  if (!isResumable(generation)) throw refused();
  await demandPlaceInLine(ctx);
  const plan = await ctx.store.plans.get(ctx.accountId, generation.plan_id);
  if (plan === null) throw new Error(`Generation ${generation_id} has lost its plan ${generation.plan_id}.`);
  const film = await filmBegun(ctx, generation, plan, await drawsStill(ctx, generation));
  const quote = quoteFilm(ctx, film);
  askAgainWhereDearer(quote, quote.total_usd, {
    seen_usd: generation.quoted_usd,
    said_now: max_cost_usd,
    said_before: generation.request["max_cost_usd"],
  });
  const again = { generation_id, round: generation.round + 1 };
  const reopened = await ctx.store.generations.reopen(generation_id, {
    from: [
      { state: "finished", status: "render_failed" },
      { state: "cancelled", status: null },
    ],
    round: generation.round,
    message: "Taken up again; what was delivered stays.",
    quote,
    ...(max_cost_usd === undefined ? {} : { max_cost_usd }),
    reservation: reservationOf(ctx, again, quote.total_usd),
  });
  if (!reopened) throw refused();
  await ctx.engine.submit(generation_id);
  await ctx.engine.settled(generation_id, ctx.waitMs);
  return presentGeneration(ctx, generation_id);
};

/** Whether a still comes first: none is locked, and none waits that shows the film as it is planned. */
const drawsStill = async ({ store }: Context, { generation_id, tool, plan_id }: StoredGeneration): Promise<boolean> => {
  if (tool !== "generate_video_staged") return false;
  const heroes = await store.heroes.list(generation_id);
  const last = heroes.at(-1);
  return (
    heroes.every(({ state }) => state !== "locked") &&
    !(last?.state === "awaiting_decision" && last.plan_id === plan_id)
  );
};
