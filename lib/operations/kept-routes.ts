import type { Choice } from "#lib/routing/choose.ts";
import type { StoredPlan } from "#lib/store/store.ts";

/** The routes that a plan's shots were given. */
export const routesOf = (plan: StoredPlan, stays: (shotId: string) => boolean): Map<string, Choice> =>
  new Map(
    plan.content.shots
      .filter(({ shot_id }) => stays(shot_id))
      .map(({ shot_id, routed_model, routing }) => [shot_id, { shot_id, routed_model, routing }]),
  );
