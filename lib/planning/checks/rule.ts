import type { EndCard, StoryCheck } from "#lib/contract/plan.ts";
import type { StoryCheckId } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";

/** What a check may look at: the shots as they stand now, and what the whole film shares. */
export interface Checked {
  shots: readonly DraftShot[];
  film: Film;
  end_card: EndCard | null;
}

/** Something that does not hold: where it was seen, and the patch that would clear it. */
export interface Breach {
  severity: "warn" | "fail";
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

const short = (text: string): string => ([...text].length > 160 ? `${[...text].slice(0, 157).join("")}…` : text);

/** A check from what was found wrong; without a breach it passes with what it saw as evidence. */
export const reported = (
  id: StoryCheckId,
  breaches: readonly Breach[],
  seen: StoryCheck["evidence"],
  praise: string,
): StoryCheck => {
  const score = Math.max(0, 100 - breaches.reduce((sum, breach) => sum + breach.cost, 0));
  const worst = breaches.find((breach) => breach.severity === "fail") ?? breaches[0];
  if (worst === undefined)
    return {
      id,
      title: titles[id],
      status: "pass",
      score,
      finding: praise,
      evidence: seen.map(shortened),
      suggestion: "Nothing to change.",
      patch: null,
    };
  const patch = breaches.reduce<Record<string, unknown>>(
    (all, breach) => (breach.patch === null ? all : composePatches(all, breach.patch)),
    {},
  );
  return {
    id,
    title: titles[id],
    status: breaches.some((breach) => breach.severity === "fail") ? "fail" : "warn",
    score,
    finding: breaches.map((breach) => breach.finding).join(" "),
    evidence: breaches.map(({ shot_id, field, observed, expected }) =>
      shortened({ shot_id, field, observed, expected }),
    ),
    suggestion: [...new Set(breaches.map((breach) => breach.suggestion))].join(" "),
    patch: Object.keys(patch).length === 0 ? null : patch,
  };
};

const shortened = (evidence: StoryCheck["evidence"][number]): StoryCheck["evidence"][number] => ({
  ...evidence,
  observed: short(evidence.observed),
  expected: short(evidence.expected),
});

export const notAssessed = (id: StoryCheckId, why: string): StoryCheck => ({
  id,
  title: titles[id],
  status: "not_assessed",
  score: null,
  finding: why,
  evidence: [],
  suggestion: "Name who or what the film is about, and what happens to it.",
  patch: null,
});

/** Patch of one shot's fields. */
export const shotPatch = (shot_id: string, fields: Record<string, unknown>): Record<string, unknown> => ({
  shots: { [shot_id]: fields },
});
