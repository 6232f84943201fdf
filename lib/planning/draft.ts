import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Model } from "#lib/contract/model.ts";
import type { PlanContent, PlannedShot, Routing } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";

/** Everything planning may look at. Time, ids and money are not among it. */
export interface PlanningInput {
  request: PlanRequest;
  /** Whole number; the same request and seed give the same plan, byte for byte. */
  seed: number;
  brand: BrandBlock | null;
  /** What the renderer can draw. */
  elements: readonly ElementCard[];
}

/** The same without the cards: whoever plans it has them. */
export type PlanningOrder = Omit<PlanningInput, "elements">;

/** A shot before routing has chosen its model. */
export type DraftShot = Omit<PlannedShot, "prompt" | "routed_model" | "routing">;

/** A whole plan before routing: what a model must be able to do is known, which model does it is not. */
export type FilmDraft = Omit<PlanContent, "shots" | "prompts"> & { shots: DraftShot[] };

/** What routing decided for one shot. */
export interface ShotRoute {
  shot_id: string;
  routed_model: string;
  routing: Routing;
}

/** The step from a draft to a plan: prompts for every model that could take a shot. */
export interface CompletionInput {
  draft: FilmDraft;
  routes: readonly ShotRoute[];
  models: readonly Model[];
}
