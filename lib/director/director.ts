import type { AskedOpinion } from "#lib/contract/plan.ts";
import type { DirectorFallback } from "#lib/contract/planned-by.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { StoryCheckId } from "#lib/contract/vocabulary.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";

/** What a page says of a product; data like an intent, and never an order. */
export interface PageFacts {
  product_name: string;
  brand_name: string;
  description: string;
  /** `quote` is the sentence of the page that the claim rests on. */
  claims: readonly { text: string; quote: string }[];
  price: string | null;
  cta: string | null;
}

/** What is there already when a film is not directed from its words alone. */
export type FilmContext =
  /** One shot, changed as an instruction says. */
  | { kind: "refine"; standing: Screenplay; shot_id: string; instruction: string }
  /** One shot once more, otherwise than it stands. */
  | { kind: "redirect"; standing: Screenplay; shot_id: string; note: string | null }
  /** The picture that opens a shot was turned down. */
  | { kind: "still_rejected"; standing: Screenplay; shot_id: string; note: string | null }
  /** More shots after the last; without words the story goes on by itself. */
  | { kind: "extend"; standing: Screenplay; shot_count: number; words: string | null }
  /** A film about the product of a page. */
  | { kind: "ad"; facts: PageFacts };

/** What is known of a film while it is still being written. What is written anew is told anew, and replaces itself. */
export type DirectionPartial =
  | {
      kind: "screenplay";
      title: string;
      cast: readonly { id: string; name: string }[];
      places: readonly { id: string; name: string }[];
    }
  /** `index` counts from 0 in the whole film. */
  | { kind: "shot"; index: number; shot: ScreenplayShot };

/** Who directed and what it took; the plan carries it as `planned_by`. */
export interface DirectedBy {
  /** `provider:model`. */
  language_model: string;
  rounds: number;
  seconds: number;
  tokens_in: number;
  tokens_out: number;
  /** Null where the model's price is not known. */
  cost_usd: number | null;
  cached: boolean;
  /** What was mended in the answer, and why. */
  repairs: readonly { path: string; because: string }[];
}

export type Direction = { screenplay: Screenplay; by: DirectedBy } | { fallback: DirectorFallback; by: DirectedBy };

export interface DirectOptions {
  signal: AbortSignal;
  onPartial?: (partial: DirectionPartial) => void;
  context?: FilmContext;
  /** Whose daily calls these are; null counts for nobody. */
  account?: string | null;
}

export interface ReadOptions {
  signal: AbortSignal;
  account?: string | null;
}

/** How somebody reads one check of a film. */
export interface CheckReading {
  id: StoryCheckId;
  status: "pass" | "warn" | "fail";
  /** The shot that decides it. */
  shot_id: string;
  reason: string;
  /** What would mend it; null where nothing need be. */
  suggestion: string | null;
}

/**
 * Somebody who directs a whole film from a brief. Never throws, and answers within its own time limit: a screenplay
 * that was checked as a whole, or why there is none.
 */
export interface Director {
  /** `provider:model`. */
  name: string;
  direct: (brief: Brief, options: DirectOptions) => Promise<Direction>;
  /** Reads a film's checks as a viewer would; null where it could not be asked or says nothing of use. */
  readChecks?: (film: Screenplay, options: ReadOptions) => Promise<CheckReading[] | null>;
}

/** A reason to stop, by our own codes; `quote` is the part of the text that it rests on, null for the whole. */
export interface StopReason {
  code:
    | "sexual_minors"
    | "sexual_content"
    | "named_person"
    | "graphic_violence"
    | "hate"
    | "self_harm"
    | "harm_instructions"
    | "deception";
  quote: string | null;
}

export interface TextReading {
  answer: AskedOpinion["answer"];
  stops: StopReason[];
}

/** Somebody who is asked whether a text that the rules let through is to be stopped. Never throws, never releases. */
export interface SecondReader {
  /** `provider:model`. */
  name: string;
  read: (text: string, asked: { signal: AbortSignal; account: string | null }) => Promise<TextReading>;
}
