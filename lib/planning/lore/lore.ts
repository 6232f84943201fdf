/**
 * What the world is like when it is filmed: how a deed goes, what a thing shows of itself, what stirs in a place.
 * The planner fills the shots for which an intent tells nothing from here, so that they belong to its own matter.
 *
 * A clause is what a subject does: its first verb stands first, in base form, and is made to agree; any further finite
 * verb stands in square brackets (`lift {o} and [listen]`). Slots: `{o}` what the deed is done to, or another being;
 * `{p}` the place by name. A clause that starts with `@` needs a person (hands, tools, speech); the others suit an
 * animal, a robot or a moon as well. At most five words of ours stand in a row, so that two films never share a run.
 */
export type Clause = string;

/** The stages of a deed, in the order in which they happen. */
export const stages = ["need", "work", "detail", "hitch", "result", "after"] as const;
export type Stage = (typeof stages)[number];

/** How a deed goes. */
export interface ActScript {
  id: string;
  /** English verbs in base form, separated by spaces; a particle is joined by a hyphen: `set-out`. */
  verbs: string;
  /** Nouns that name such a deed or state: `harvest`, `grief`. */
  nouns?: string;
  /** Who does it when the intent names nobody: `a mender`. */
  doer: string;
  /** What it is done to when the intent names nothing: `an old radio`. */
  token?: string;
  /** Why it has to be done: what is seen just before. */
  need: readonly Clause[];
  /** The doing: effort, first steps. */
  work: readonly Clause[];
  /** The one small thing a close view would show. */
  detail: readonly Clause[];
  /** What goes wrong or changes everything; told after "But". */
  hitch: readonly Clause[];
  /** What is different in the picture once it is done. */
  result: readonly Clause[];
  /** What remains: a last quiet beat. */
  after: readonly Clause[];
}

/** What a thing or animal shows of itself. */
export interface ThingLore {
  id: string;
  /** English head nouns, singular, separated by spaces; two words are joined by a hyphen: `sewing-machine`. */
  nouns: string;
  /** What one sees close, as noun phrases with `the`: `the tuning dial`. */
  parts: readonly string[];
  /** Before anything happens. */
  still: readonly Clause[];
  /** As something begins. */
  stir: readonly Clause[];
  /** As something goes wrong; told after "But". */
  fail: readonly Clause[];
  /** At its best, at the end. */
  shine: readonly Clause[];
}

/** What lives in a place. */
export interface PlaceLore {
  id: string;
  nouns: string;
  /** Small pictures as noun phrases: `steam above a manhole cover`. */
  details: readonly string[];
  /** What the place itself does, as its own subject. */
  still: readonly Clause[];
  stir: readonly Clause[];
  fail: readonly Clause[];
  shine: readonly Clause[];
}
