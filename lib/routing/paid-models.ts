import type { Model } from "#lib/contract/model.ts";

/** How many candidates after the first a shot or a still may fail over to. */
export const failoverDepth = 2;

/** A shot or a still as it was routed: the policy's choice, and every model that can make it, best first. */
export interface Routed {
  routed_model: string;
  candidates: readonly string[];
}

/** Whether an order may be placed with a model: a vendor's model is connected, and what it costs is known. */
export const takesOrders = (card: Model | undefined): card is Model =>
  card?.connected === true && card.price !== null && card.status !== "removed";

/**
 * The models that are asked for a shot or a still, in turn; none where the built-in renderer draws it, because the choice
 * itself takes no orders. The quote and the engine both go by it, so that nothing is ordered that was not quoted.
 */
export const paidModels = ({ routed_model, candidates }: Routed, models: readonly Model[]): Model[] => {
  const asked = [routed_model, ...candidates.filter((id) => id !== routed_model)].slice(0, 1 + failoverDepth);
  const cards = asked.map((id) => models.find((card) => card.model_id === id));
  return takesOrders(cards[0]) ? cards.filter(takesOrders) : [];
};

/** Those of a routing's candidates that can make it, best first. */
export const ableOf = (candidates: readonly { model: string; excluded_because?: string | undefined }[]): string[] =>
  candidates.filter((each) => each.excluded_because === undefined).map(({ model }) => model);
