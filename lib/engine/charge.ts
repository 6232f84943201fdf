import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { clipPrice, roundUsd } from "#lib/routing/price.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Effects } from "./effects.ts";

/**
 * What the delivered parts of a generation cost: each shot that it made itself, and its still, at the price of whoever
 * delivered. Pictures of the built-in renderer and shots of an earlier film cost nothing.
 */
export const chargeOf = async (
  effects: Pick<Effects, "store" | "models">,
  { generation_id, account_id, plan_id, changed_shot_ids }: StoredGeneration,
): Promise<number> => {
  const plan = await effects.store.plans.get(account_id, plan_id);
  const priceOf = (modelId: string | null, seconds: number): number => {
    const card = effects.models.find((model) => model.model_id === modelId);
    if (card === undefined) return 0;
    return clipPrice(card.price, clipSeconds(card.durations, seconds) ?? Math.ceil(seconds))?.amount_usd ?? 0;
  };
  let usd = 0;
  for (const shot of await effects.store.shots.list(generation_id)) {
    const planned = plan?.content.shots.find(({ shot_id }) => shot_id === shot.shot_id);
    if (planned === undefined || shot.preview || !changed_shot_ids.includes(shot.shot_id)) continue;
    usd += priceOf(shot.delivered_model, planned.duration_seconds);
  }
  for (const hero of await effects.store.heroes.list(generation_id))
    if (!hero.preview) usd += priceOf(hero.delivered_model, 1);
  return roundUsd(usd);
};
