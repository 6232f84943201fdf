import type { VideoProvider } from "#lib/providers/video-model.ts";
import { ableOf, paidModels, takesOrders } from "#lib/routing/paid-models.ts";
import type { Effects, Job } from "./effects.ts";

/** The model id of the built-in renderer. */
export const previewModel = "preview/motion";

/** A model and who serves it. */
export interface ShotSource {
  model: string;
  provider: VideoProvider;
}

/**
 * Who makes a shot, in the order in which they are asked: the models that its quote was made of, as far as somebody serves
 * them; the built-in renderer where the routed model takes no orders.
 */
export const sourcesOf = (effects: Effects, { generation, plan }: Job, shotId: string): ShotSource[] => {
  const preview = effects.providers.get("preview");
  if (preview === undefined) throw new Error("The preview renderer is missing.");
  const drawn = [{ model: previewModel, provider: preview }];
  const shot = plan.content.shots.find((each) => each.shot_id === shotId);
  const choice = effects.models.find(({ model_id }) => model_id === shot?.routed_model);
  if (shot === undefined || !takesOrders(choice) || generation.request["render"] === "preview") return drawn;
  const routed = { routed_model: shot.routed_model, candidates: ableOf(shot.routing.candidates) };
  const live = paidModels(routed, effects.models).flatMap(({ model_id, provider: id }) => {
    const provider = effects.providers.get(id);
    return provider === undefined || provider.serves?.(model_id) === false ? [] : [{ model: model_id, provider }];
  });
  return live[0]?.model === shot.routed_model ? live : drawn;
};
