import type { ElementCard } from "#lib/contract/element.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { riskDimensions } from "#lib/contract/vocabulary.ts";
import type { ShotDemand } from "#lib/routing/choose.ts";

const restless = new Set([
  "whip_pan",
  "tracking_follow",
  "tracking_lead",
  "handheld",
  "drone_rise",
  "arc_left",
  "arc_right",
]);
const lively = new Set(["run", "dance", "fly", "swim", "drive", "fall", "shake", "walk"]);

/** The heaviest factor of each dimension in which the shot may fail. */
const difficultiesOf = (draft: FilmDraft, shot: DraftShot): NonNullable<ShotDemand["difficulties"]> => {
  const weights: NonNullable<ShotDemand["difficulties"]> = {};
  for (const factor of draft.artifact_risk.factors) {
    const dimension = riskDimensions.find((each) => each === factor.dimension);
    if (factor.shot_id === shot.shot_id && dimension !== undefined)
      weights[dimension] = Math.max(weights[dimension] ?? 0, factor.weight);
  }
  return weights;
};

/** What a planned shot asks of a model, told from what it shows and how it moves. */
export const shotDemand = (draft: FilmDraft, shot: DraftShot, elements: readonly ElementCard[]): ShotDemand => {
  const kinds = new Map(elements.map((card) => [card.id, card.kind]));
  const layers = draft.depth_layers.find((entry) => entry.shot_id === shot.shot_id)?.layers ?? [];
  const near = layers
    .filter((layer) => layer.name === "subject" || layer.name === "foreground")
    .flatMap((l) => l.drawn_as);
  const shows = (kind: ElementCard["kind"]) => near.some((item) => kinds.get(item.element) === kind);
  const wide = shot.framing === "wide" || shot.framing === "extreme_wide";
  return {
    shot_id: shot.shot_id,
    duration_seconds: shot.duration_seconds,
    aspect_ratio: draft.aspect_ratio,
    weights: {
      people: shows("person") ? 1 : 0,
      product: shows("product") || shows("food") || draft.intent.product !== null ? 1 : 0,
      landscape: wide ? 1 : 0.2,
      motion:
        (restless.has(shot.camera.movement) ? 0.6 : 0.1) + (near.some((item) => lively.has(item.motion)) ? 0.5 : 0),
      stylised: draft.mode_selection.primary === "animated_world" || draft.intent.style.length > 0 ? 1 : 0,
    },
    reference_images: shot.attached_ref_ids.filter((ref) => !ref.startsWith("style:") && ref !== draft.picture?.ref_id)
      .length,
    first_frame: draft.picture !== undefined,
    risk: shot.artifact_risk.score,
    difficulties: difficultiesOf(draft, shot),
  };
};
