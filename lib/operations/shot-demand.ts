import type { ElementCard } from "#lib/contract/element.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { riskDimensions, type Framing } from "#lib/contract/vocabulary.ts";
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

/** Looks that no camera makes, in the reading's own words. */
const drawnLooks = new Set([
  "claymation",
  "stop motion",
  "anime",
  "animation",
  "3d animation",
  "watercolour",
  "oil painting",
  "paper craft",
  "pixel art",
]);
/** From here on letters or a mark are what the shot stands or falls by: it asks for the same eye as a product. */
const legibleFrom = 0.25;
/** From here on a body or a face may fail in the shot, also where no whole person is drawn: fingers on strings. */
const bodilyFrom = 0.15;
const bodily = ["Human_Anatomy", "Human_Identity", "Human_Interaction", "lip_sync"] as const;
/** How much of the picture somebody or something takes up, seen from afar. */
const smallness: Partial<Record<Framing, number>> = { wide: 0.7, extreme_wide: 0.4 };

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
  const difficulties = difficultiesOf(draft, shot);
  const letters = Math.max(difficulties.text_legibility ?? 0, difficulties.logo_fidelity ?? 0) >= legibleFrom;
  const bodies = bodily.some((dimension) => (difficulties[dimension] ?? 0) >= bodilyFrom);
  const size = smallness[shot.framing] ?? 1;
  // A thing is sold where the film sells: elsewhere "a drone follows him" is part of the story.
  const { commercial } = modeCardOf(draft.mode_selection.primary).checks;
  const sold = commercial && draft.intent.product !== null;
  const { style } = draft.intent;
  return {
    shot_id: shot.shot_id,
    duration_seconds: shot.duration_seconds,
    aspect_ratio: draft.aspect_ratio,
    weights: {
      people: shows("person") ? size : bodies ? 0.7 * size : 0,
      product: letters ? 1 : shows("product") || shows("food") || sold ? size : 0,
      landscape: wide ? 1 : 0.2,
      motion:
        (restless.has(shot.camera.movement) ? 0.6 : 0.1) + (near.some((item) => lively.has(item.motion)) ? 0.5 : 0),
      stylised: draft.mode_selection.primary === "animated_world" || style.some((each) => drawnLooks.has(each)) ? 1 : 0,
    },
    reference_images: shot.attached_ref_ids.filter((ref) => !ref.startsWith("style:") && ref !== draft.picture?.ref_id)
      .length,
    first_frame: draft.picture !== undefined,
    risk: shot.artifact_risk.score,
    difficulties,
  };
};
