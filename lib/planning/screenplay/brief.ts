import type { ElementKind } from "#lib/contract/element.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { Camera, Intent, ModeSelection } from "#lib/contract/plan.ts";
import type { AspectRatio, Framing } from "#lib/contract/vocabulary.ts";
import type { Setting } from "#lib/planning/reading.ts";

/** What the words order about the making. They steer the film and are never filmed. */
export interface Orders {
  /** Camera orders in the order of the text. */
  camera: Partial<Camera>[];
  framing: Framing | null;
  /** `15s ad for`, `noir:`, `9:16`, `upbeat`: every stretch that was taken off the story, verbatim. */
  words: string[];
  /** A line to be shown, from quotation marks after a label such as `tagline`. */
  tagline: string | null;
  /** Lines in quotation marks that somebody says or that are written somewhere. */
  lines: string[];
  /** What the film advertises, as written; null where nothing is sold. */
  product: string | null;
  /** Whether the words order an advertisement. */
  sells: boolean;
  /** What the thing sold is called, where a label says so. */
  name: string | null;
  /** Whether the words ask how or why something works or is done. */
  explains: boolean;
}

/** What the caller ordered, separated from the story. */
export interface Brief {
  /** The intent as written. Directors and gates read it; nothing after direction does. */
  raw: string;
  /** BCP 47 primary subtag; `und` where it cannot be told. */
  language: string;
  /** What is left to film when orders and labels are off: verbatim, in its language. */
  story: string;
  orders: Orders;
  /** What was understood of the words, as the service answers it. */
  intent: Intent;
  /** What of the catalog draws the things and the place that the words name, as they stand together in the sentence. */
  drawn: {
    things: { phrase: string; element: string; kind: ElementKind; count: number }[];
    /** From the back to the front. */
    place: Setting | null;
  };
  /** Proper names of people, places and products as written. */
  names: string[];
  treatment: ModeSelection;
  /** True when the caller chose the mode. */
  mode_is_fixed: boolean;
  /** Whole frames at 24 a second, and shots. */
  frames: number;
  shot_count: 3 | 4 | 5;
  /** Fewest and most shots that the length can hold; both are `shot_count` where the caller asked for a number. */
  shot_range: { fewest: number; most: number };
  aspect: AspectRatio;
  brand: BrandBlock | null;
  /** Whole number: the same brief and seed give the same film. */
  seed: number;
  /** Whether captions are wanted. */
  captions: boolean;
}
