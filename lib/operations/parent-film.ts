import { Problem } from "#lib/contract/errors.ts";
import { madeOf } from "#lib/engine/made-shot.ts";
import type { MadeShot, StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import type { Context } from "./operation.ts";

/** A finished film that another one is made of. */
export interface ParentFilm {
  generation: StoredGeneration;
  plan: StoredPlan;
  /** Its shots as they were made, by `shot_id`. */
  made: Map<string, MadeShot>;
  film_asset_id: string;
  /** What its tool answered that is as true of a film made of it: an ad's brief and the brand as it was then. */
  kept_details: Record<string, unknown>;
}

/** 404 for ids that the account does not have, 409 for a film that is not finished. */
export const parentFilm = async (ctx: Context, generationId: string): Promise<ParentFilm> => {
  const generation = await ctx.store.generations.get(ctx.accountId, generationId);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  const { film_asset_id } = generation;
  if (generation.status !== "ok" || film_asset_id === null)
    throw new Problem(
      "conflict",
      `The film is not there to go on from (${generation.status ?? generation.state}); only a finished one is.`,
    );
  const plan = await ctx.store.plans.get(ctx.accountId, generation.plan_id);
  if (plan === null) throw new Error(`Generation ${generationId} has lost its plan ${generation.plan_id}.`);
  const shots = await ctx.store.shots.list(generationId);
  const made = new Map(shots.map((shot) => [shot.shot_id, madeOf(shot)]));
  const { brief, brand_profile } = generation.details ?? {};
  const kept_details = brief === undefined ? {} : { brief, brand_profile };
  return { generation, plan, made, film_asset_id, kept_details };
};

/** What a film that goes on from another takes over where its request does not say otherwise. */
export const inherited = (
  { generation }: ParentFilm,
  request: { render?: string | undefined; consent_id?: string | undefined; likeness_consent?: boolean | undefined },
): Record<string, unknown> => {
  const { render, captions, audio } = generation.request;
  const said = request.consent_id !== undefined || request.likeness_consent === true;
  return {
    ...(captions === undefined ? {} : { captions }),
    ...(audio === undefined ? {} : { audio }),
    ...(render === undefined || request.render !== undefined ? {} : { render }),
    ...(said || generation.consent_id === null ? {} : { consent_id: generation.consent_id }),
  };
};
