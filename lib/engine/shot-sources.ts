import type { VideoProvider } from "#lib/providers/video-model.ts";
import { failoverDepth } from "#lib/routing/quote.ts";
import type { Effects, Job } from "./effects.ts";

/** The model id of the built-in renderer. */
export const previewModel = "preview/motion";

/** A model and who serves it. */
export interface ShotSource {
  model: string;
  provider: VideoProvider;
}

/**
 * Who makes a shot, in the order in which they are asked: the routed model and those that the policy falls back on, as far
 * as they are connected; the built-in renderer where the routed model's provider is not.
 */
export const sourcesOf = (effects: Effects, { generation, plan }: Job, shotId: string): ShotSource[] => {
  const preview = effects.providers.get("preview");
  if (preview === undefined) throw new Error("The preview renderer is missing.");
  const drawn = [{ model: previewModel, provider: preview }];
  const shot = plan.content.shots.find((each) => each.shot_id === shotId);
  const cardOf = (id: string) => effects.models.find((model) => model.model_id === id);
  if (shot === undefined || cardOf(shot.routed_model)?.connected !== true || generation.request["render"] === "preview")
    return drawn;
  const able = shot.routing.candidates
    .filter((candidate) => candidate.excluded_because === undefined)
    .map(({ model }) => model);
  const asked = [shot.routed_model, ...able.filter((model) => model !== shot.routed_model)];
  const live = asked.slice(0, 1 + failoverDepth).flatMap((model) => {
    const card = cardOf(model);
    const provider = card?.connected === true ? effects.providers.get(card.provider) : undefined;
    return provider === undefined || provider.serves?.(model) === false ? [] : [{ model, provider }];
  });
  return live[0]?.model === shot.routed_model ? live : drawn;
};
