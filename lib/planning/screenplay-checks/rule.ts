import type { Act } from "#lib/contract/acts.ts";
import type { StoryCheck } from "#lib/contract/plan.ts";
import type { AspectRatio, StoryCheckId } from "#lib/contract/vocabulary.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";
import type { ModeCard } from "#lib/planning/modes/mode.ts";

/** What a check must know of a film beside its screenplay. */
export interface CheckContext {
  /** Whole frames of every shot, in order. */
  frames: readonly number[];
  mode: ModeCard;
  brand: { name: string; cta: string | null } | null;
  aspect: AspectRatio;
  /** Acts that the intent's own words name, as far as they can be read. */
  told?: readonly Act[];
  /** `shot_id.field` of everything a person wrote after the director; what such words held up is no longer known. */
  edited?: ReadonlySet<string>;
}

/** One thing seen, and who saw it: the structure of the screenplay, or a language model that read the film. */
export type Evidence = StoryCheck["evidence"][number];

/** Something that does not hold. A `note` costs points and keeps the check passing. */
export interface Breach {
  severity: "note" | "warn" | "fail";
  /** Points off the score of 100. */
  cost: number;
  finding: string;
  shot_id: string;
  field: string;
  observed: string;
  expected: string;
  suggestion: string;
  patch: Record<string, unknown> | null;
}

export const titles: Record<StoryCheckId, string> = {
  hook: "Hook",
  stakes_turn: "Stakes and turn",
  payoff: "Payoff",
  continuity: "Continuity",
  pacing: "Pacing",
};

const longestObservation = 160;
const short = (text: string): string =>
  [...text].length > longestObservation ? `${[...text].slice(0, longestObservation - 1).join("")}…` : text;

/** One thing seen in the structure. */
export const seen = (shot_id: string, field: string, observed: string, expected: string): Evidence => ({
  shot_id,
  field,
  observed: short(observed),
  expected: short(expected),
  reader: "structure",
});

const capital = (sentence: string): string => sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const unique = (sentences: readonly string[]): string => [...new Set(sentences.map(capital))].join(" ");

/** A check from what was found wrong; where nothing is, it passes with what it saw as evidence. */
export const reported = (
  id: StoryCheckId,
  breaches: readonly Breach[],
  holding: readonly Evidence[],
  praise: string,
): StoryCheck => {
  const score = Math.max(0, 100 - breaches.reduce((sum, breach) => sum + breach.cost, 0));
  const found = breaches.map(({ shot_id, field, observed, expected }) => seen(shot_id, field, observed, expected));
  const serious = breaches.filter(({ severity }) => severity !== "note");
  if (serious.length === 0)
    return {
      id,
      title: titles[id],
      status: "pass",
      score,
      finding: unique([praise, ...breaches.map(({ finding }) => finding)]),
      evidence: [...holding, ...found],
      suggestion: breaches.length === 0 ? "Nothing to change." : unique(breaches.map(({ suggestion }) => suggestion)),
      patch: null,
    };
  const patch = serious.reduce<Record<string, unknown>>(
    (all, breach) => (breach.patch === null ? all : composePatches(all, breach.patch)),
    {},
  );
  return {
    id,
    title: titles[id],
    status: serious.some(({ severity }) => severity === "fail") ? "fail" : "warn",
    score,
    finding: unique(breaches.map(({ finding }) => finding)),
    evidence: found,
    suggestion: unique(breaches.map(({ suggestion }) => suggestion)),
    patch: Object.keys(patch).length === 0 ? null : patch,
  };
};

export const notAssessed = (id: StoryCheckId, why: string, suggestion: string): StoryCheck => ({
  id,
  title: titles[id],
  status: "not_assessed",
  score: null,
  finding: why,
  evidence: [],
  suggestion,
  patch: null,
});

/** Takes a pass back that rests on words which nothing vouches for; what does not hold stays as it was found. */
export const doubted = (check: StoryCheck, because: string | null): StoryCheck =>
  because === null || check.status !== "pass"
    ? check
    : {
        ...notAssessed(check.id, because, "Let a language model read the film, or read it yourself."),
        evidence: check.evidence,
      };

/** Patch of one shot of the screenplay. Shots, cast, places and props are keyed by their id; every other list is whole. */
export const directed = (shot_id: string, fields: Record<string, unknown>): Record<string, unknown> => ({
  screenplay: { shots: { [shot_id]: fields } },
});
