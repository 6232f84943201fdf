import type { RiskDimension } from "#lib/contract/vocabulary.ts";
import type { Remedy } from "./remedies.ts";
import type { RiskView } from "./risk-view.ts";

/** What was seen, and how often it spoils such a clip, 0 to 1, in our judgement. */
export interface Sighting {
  evidence: string;
  weight: number;
}

/** A sign that a model will struggle. */
export interface RiskSign {
  factor: string;
  dimension: RiskDimension;
  /** Null when the sign is absent. */
  seen(view: RiskView): Sighting | null;
  /** What to do when no remedy below helps by itself. */
  mitigation: string;
  /** Best first; the first that lowers the weight by a quarter becomes the factor's patch. */
  remedies: readonly Remedy[];
}

/** A sighting from evidence that may be absent. */
export const sighting = (evidence: string | null, weight: number): Sighting | null =>
  evidence === null ? null : { evidence, weight };
