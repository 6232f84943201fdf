import { falStillModels, falVideoModels } from "#lib/providers/fal-models.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";

/** What the vendor asks, by its own list: told from the application that was called and what was sent to it. */
export const falPrice = (application: string, input: Record<string, unknown>): number => {
  const [video] =
    Object.entries(falVideoModels).find(([, { text, image }]) => [text, image].includes(application)) ?? [];
  const [still] = Object.entries(falStillModels).find(([, path]) => path === application) ?? [];
  const card = modelCatalog(new Set()).find(({ model_id }) => model_id === (video ?? still));
  if (card === undefined) throw new Error(`Nobody serves ${application}.`);
  // Whoever is ordered of without a price asks what it likes.
  if (card.price === null) return 999;
  return card.price.per === "second" ? card.price.amount_usd * Number(input["duration"]) : card.price.amount_usd;
};
