import type { LayerName } from "#lib/contract/vocabulary.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { ProductFile } from "./product-file.ts";
import type { FilmFace } from "./film-face.ts";

interface Size {
  width_px: number;
  height_px: number;
}

/**
 * What the page asks of a drawing worker. `full` is the film's own picture; `draft` a small one, without the film's
 * type, for when there is no time; `sketch` one that makes do with the paint of the plan before; `any` whichever is at hand; `side` the film's own without the passage it stands
 * in, for another to be blended with or to rest on; `prepare` none, only the shot made ready.
 */
export interface ArtistOrder {
  id: number;
  plan_hash: string;
  /** Null when it is the plan of the order before. */
  plan: ScenePlan | null;
  size: Size;
  draft_size: Size;
  /** Index of the shot, from 0. */
  shot: number;
  /** Seconds from the shot's start; below 0 and beyond its end in passages. */
  t_s: number;
  hidden: readonly LayerName[];
  /** Whether the film is playing: then a picture that is there stands in for one that is still to be painted. */
  playing: boolean;
  /** The picture of the other shot of a passage, that this one is blended with. */
  beside: ImageBitmap | null;
  as: "full" | "draft" | "sketch" | "any" | "side" | "prepare";
  /** The picture of what the film sells; null for a film without one, and for drafts and sketches. */
  product: ProductFile | null;
  /** The picture that the plan sets in motion; null for a film drawn from words, and for drafts and sketches. */
  supplied: ProductFile | null;
  /** What the plan's words are set in. */
  faces: readonly FilmFace[];
}

export interface ArtistAnswer {
  id: number;
  picture: ImageBitmap | null;
  /** Whether the order was put down for a newer plan. */
  dropped?: true;
  /** Why there is no picture where one was asked for. */
  fault: string | null;
}
