import type { ElementKind } from "#lib/contract/element.ts";
import type { Intent, Camera } from "#lib/contract/plan.ts";
import type { AspectRatio, Framing, Motion } from "#lib/contract/vocabulary.ts";

/** Half-open range of UTF-16 offsets in the raw intent. */
export interface Span {
  start: number;
  end: number;
}

/** A thing or being the intent names. */
export interface Subject {
  /** As the user wrote it, with its adjectives: `an old lighthouse keeper`. */
  phrase: string;
  /** The head noun, lower case: `keeper`. */
  head: string;
  /** Element that draws it, and whether that is its own (`exact`), its nearest by meaning, or a last resort. */
  element: string;
  match: "exact" | "near" | "fallback";
  kind: ElementKind;
  count: number;
  adjectives: string[];
  /** `#rrggbb` when the intent names a colour for it. */
  colour: string | null;
  animate: boolean;
  /** English for a being the text names by a pronoun alone (`she`: `a woman`, `something`: `something unseen`). */
  stands_for: string | null;
  span: Span;
}

/** Something that happens, in the intent's own words. */
export interface ActionPhrase {
  /** As written, without its subject: `walks out into a winter storm`. */
  phrase: string;
  verb: string;
  motion: Motion;
  /** Index into `subjects` of who does it, null when unknown. */
  subject: number | null;
  span: Span;
}

export interface Setting {
  phrase: string;
  /** Elements that draw the place, from the back to the front. */
  elements: string[];
  interior: boolean;
  /** The places that it is told by, where there are several, and which of them are open land or water by themselves. */
  parts?: { phrase: string; open: boolean }[];
}

/** Explicit orders in the text; an explicit request field wins over them. */
export interface Cues {
  duration_seconds: number | null;
  shot_count: number | null;
  aspect_ratio: AspectRatio | null;
  camera: Partial<Camera>[];
  framing: Framing | null;
}

/** Everything that was read out of one intent. Pure: the same text gives the same reading. */
export interface Reading {
  raw: string;
  /** BCP 47 primary subtag, `und` when it cannot be told. */
  language: string;
  intent: Intent;
  subjects: Subject[];
  actions: ActionPhrase[];
  setting: Setting | null;
  cues: Cues;
  /** Words in quotation marks: lines, titles, slogans. Verbatim. */
  quoted: string[];
  /** Proper names of people, places and products as written. */
  names: string[];
  /** Where orders to the film maker stand (length, format, camera, style): they are obeyed, not told. */
  orders: Span[];
  /** 0 to 1: how much of the text was understood; low for noise such as punctuation only. */
  confidence: number;
}
