import { modelSchema, type Model } from "#lib/contract/model.ts";
import type { VideoEntry, VideoScores } from "./catalog-entry.ts";
import { imageModels } from "./image-models.ts";
import { videoModels1 } from "./video-models-1.ts";
import { videoModels2 } from "./video-models-2.ts";
import { videoModels3 } from "./video-models-3.ts";

const videos: readonly VideoEntry[] = [...videoModels1, ...videoModels2, ...videoModels3];
const judgements = new Map(videos.map((entry) => [entry.model_id, entry]));

/** Every model card, with `connected` told by the providers that have credentials. A bad row throws at load. */
export const modelCatalog = (connectedProviders: ReadonlySet<string>): Model[] => {
  const cards = [...videos, ...imageModels].map((entry) =>
    modelSchema.parse({ ...entry, connected: connectedProviders.has(entry.provider) }),
  );
  const seen = new Set<string>();
  for (const card of cards) {
    if (seen.has(card.model_id)) throw new Error(`The catalog lists ${card.model_id} twice.`);
    seen.add(card.model_id);
  }
  return cards;
};

/** Our judgement of a video model; undefined for models that were added without one. */
export const videoScores = (modelId: string): VideoScores | undefined => judgements.get(modelId)?.scores;
/** True for models that change an existing clip and cannot make one. */
export const editsOnly = (modelId: string): boolean => judgements.get(modelId)?.edits_only === true;
