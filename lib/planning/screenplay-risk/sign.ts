import type { RiskDimension } from "#lib/contract/vocabulary.ts";
import type { ShotView } from "./film-view.ts";
import type { Remedy } from "./remedies.ts";

/** What was seen, and how often it spoils such a clip, 0 to 1, in our judgement. */
export interface Sighting {
  evidence: string;
  weight: number;
}

/** A sign that a model will struggle with a shot. */
export interface ShotSign {
  factor: string;
  dimension: RiskDimension;
  /** True where it lies in the whole film, and a remedy counts only if it helps in all of it. */
  wide?: true;
  /** Null when the sign is absent. */
  seen(view: ShotView): Sighting | null;
  /** What to do, said to a director, where no remedy below helps by itself. */
  mitigation: string;
  /** Best first; the first that lowers the weight by a quarter becomes the factor's patch. */
  remedies: readonly Remedy[];
}

/** The heaviest of several sightings. */
export const heaviest = (sightings: readonly (Sighting | null)[]): Sighting | null =>
  sightings.reduce<Sighting | null>(
    (best, each) => (each !== null && (best === null || each.weight > best.weight) ? each : best),
    null,
  );
