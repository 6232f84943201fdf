import { Problem } from "#lib/contract/errors.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Context, Operation } from "./operation.ts";
import { demandOperator } from "./service-state.ts";

const underWay = async (ctx: Context, id: string): Promise<StoredGeneration> => {
  await demandOperator(ctx);
  const film = await ctx.store.generations.byId(id);
  if (film === null) throw new Problem("not_found", "There is no such film in any account.");
  if (film.state !== "queued" && film.state !== "running") throw cameToRest();
  return film;
};

const cameToRest = () =>
  new Problem("conflict", "The film has come to rest already; its account may resume it, or make it anew.");

/** Puts a film of any account in line again. 409 where it has come to rest, or the one process there is makes it. */
export const requeueFilm: Operation<"requeue_film"> = async (ctx, { generation_id }) => {
  await underWay(ctx, generation_id);
  const came = await ctx.engine.requeue(generation_id);
  switch (came) {
    case "in line":
      return { generation_id, outcome: "in_line" };
    case "never begun":
      return { generation_id, outcome: "never_begun" };
    case "in hand":
      throw new Problem(
        "conflict",
        "This process is making the film, and no other shares its database. Give it up, or start the service again: it goes on after its last finished step.",
      );
  }
};

/** Gives a film of any account up. 409 where it has come to rest. */
export const failFilm: Operation<"fail_film"> = async (ctx, { generation_id }) => {
  await underWay(ctx, generation_id);
  if (!(await ctx.engine.giveUp(generation_id))) throw cameToRest();
};
