import { clipPrice, shotPrice } from "#lib/routing/price.ts";
import type { VendorOrder } from "#lib/store/spending-records.ts";
import type { Effects, Job } from "./effects.ts";

/** Why an order may not be placed, as its attempt is told. */
export interface OrderRefused {
  code: "no_price" | "dearer_than_reserved";
  message: string;
}

/** One order of a vendor, told by its part: the shot, or the still of a shot. `started_at` is its attempt's. */
type Ordered = Pick<VendorOrder, "part" | "shot_id" | "stage" | "model" | "started_at">;

/**
 * The last word before a vendor is asked: what the order costs must be left of what is held back for its film. Writes it
 * down at that price, and answers null; or why it may not be placed.
 */
export const allowOrder = async (
  { store, models, clock }: Pick<Effects, "store" | "models" | "clock">,
  { generation, plan }: Job,
  order: Ordered,
): Promise<OrderRefused | null> => {
  const { model, stage, shot_id } = order;
  const card = models.find(({ model_id }) => model_id === model);
  const seconds = plan.content.shots.find((shot) => shot.shot_id === shot_id)?.duration_seconds ?? 0;
  const price = card === undefined ? null : stage === "still" ? clipPrice(card.price, 1) : shotPrice(card, seconds);
  if (price === null)
    return { code: "no_price", message: `No price is established for ${model}, so nothing was ordered of it.` };
  const { amount_usd } = price;
  const { generation_id } = generation;
  const placed = await store.orders.place({ ...order, generation_id, amount_usd, at: clock() });
  if (placed.placed) return null;
  return {
    code: "dearer_than_reserved",
    message:
      `${model} asks $${amount_usd.toFixed(2)} for this ${stage === "still" ? "still" : "shot"} and ` +
      `$${placed.left_usd.toFixed(2)} is left of what was reserved; nothing was ordered. Resume to have it quoted anew.`,
  };
};
