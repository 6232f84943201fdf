import { clipPrice, roundUsd, shotPrice } from "#lib/routing/price.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Effects } from "./effects.ts";

/**
 * What the delivered parts of a generation cost: each shot that it made itself, and every still, at what was asserted when
 * its order was placed. Pictures of the built-in renderer and shots of an earlier film cost nothing.
 */
export const chargeOf = async (
  effects: Pick<Effects, "store" | "models">,
  { generation_id, account_id, plan_id, changed_shot_ids }: StoredGeneration,
): Promise<number> => {
  const orders = await effects.store.orders.list(generation_id);
  const delivered = orders.filter(({ state }) => state === "delivered");
  let usd = delivered.reduce((sum, { amount_usd }) => sum + amount_usd, 0);
  // Parts that were ordered before there was a book of orders are charged at today's price.
  const booked = new Set(orders.map(({ part }) => part));
  const plan = await effects.store.plans.get(account_id, plan_id);
  const cardOf = (modelId: string | null) => effects.models.find((model) => model.model_id === modelId);
  for (const shot of await effects.store.shots.list(generation_id)) {
    const planned = plan?.content.shots.find(({ shot_id }) => shot_id === shot.shot_id);
    const card = cardOf(shot.delivered_model);
    if (planned === undefined || card === undefined || shot.preview || booked.has(shot.shot_id)) continue;
    if (changed_shot_ids.includes(shot.shot_id)) usd += shotPrice(card, planned.duration_seconds)?.amount_usd ?? 0;
  }
  for (const hero of await effects.store.heroes.list(generation_id))
    if (!hero.preview && !booked.has(hero.hero_frame_id))
      usd += clipPrice(cardOf(hero.delivered_model)?.price ?? null, 1)?.amount_usd ?? 0;
  return roundUsd(usd);
};
