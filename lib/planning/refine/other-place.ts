import type { Film } from "#lib/planning/film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { withoutPhrases } from "./rewrite.ts";

const told = /(?<!\p{L})All of it happens (?:in|on|at|inside|under|by) ([^.]{2,80})\./u;

/** The sentence by which a description says that its shot plays elsewhere than the film. */
export const elsewhere = (phrase: string): string => `All of it happens ${phrase}.`;

/** The place that a description says its shot plays in instead of the film's; null where it says none. */
export const elsewhereIn = (description: string): string | null => told.exec(description)?.[1] ?? null;

/** Whether a phrase (`in a kitchen`) is a place that is known, and whether it has a roof; null where nothing is known of it. */
export const placeSaid = (phrase: string, film: Film): { interior: boolean } | null => {
  const { setting } = readIntent(`Somebody waits ${phrase}.`, [...film.elements.values()], "en");
  return setting === null ? null : { interior: setting.interior };
};

/** A description without the film's place in it. */
export const withoutPlace = (description: string, film: Film): string => {
  const bare = description
    .replace(told, "")
    .replace(/\s{2,}/gu, " ")
    .trim();
  const { phrase, noun } = film.place;
  if (phrase === null) return bare;
  const name = noun.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/^(?:an?|the)\s+/iu, "");
  const left = withoutPhrases(bare, name);
  return left === "" ? bare : left;
};

/** How a sentence says where it happens (`in a park`); null where it does not. */
export const placePhraseIn = (sentence: string, noun: string): string | null => {
  const bare = noun.replace(/^(?:an?|the)\s+/iu, "").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return (
    new RegExp(`(?:in|on|at|through|across|along|by|under)\\s+(?:an?|the)\\s+${bare}(?![\\p{L}-])`, "iu").exec(
      sentence,
    )?.[0] ?? null
  );
};
