import { invalidField } from "#lib/contract/errors.ts";
import type { Model } from "#lib/contract/model.ts";

/** 422 at `pointer` for a model that could be ordered of and has no price: nothing is ordered that cannot be quoted. */
export const checkPriced = (model: Model, pointer: string): void => {
  if (model.connected && model.price === null)
    throw invalidField(
      pointer,
      "unknown_model",
      `${model.model_id} has no established price, so nothing can be ordered of it. Name a model that GET /models ` +
        "lists with a price, or leave this out and let the policy choose.",
    );
};
