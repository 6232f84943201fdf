import type { FilmContext } from "#lib/director/director.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { askModel, type Directed } from "./direct-film.ts";
import type { Context } from "./operation.ts";
import { madeFrom } from "./made-from.ts";
import { think } from "./think.ts";

/** The language model, asked about a film that stands; null where none is set, asked, or answers with a film. */
export const askAbout = async (ctx: Context, plan: StoredPlan, context: FilmContext): Promise<Directed | null> => {
  if (ctx.director === null) return null;
  const { request } = madeFrom(plan);
  const input = { request, seed: plan.content.seed, brand: plan.brand };
  const brief = await think(ctx, "/raw_intent", "readBrief", input);
  const asked = await askModel(ctx, brief, request.director ?? "auto", context);
  return asked !== null && "screenplay" in asked ? asked : null;
};
