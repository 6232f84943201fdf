import type { Film, Place } from "#lib/planning/film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { openFilm } from "#lib/planning/open-film.ts";
import { withoutPhrases } from "./rewrite.ts";

const told = /(?<!\p{L})All of it happens ((?:in|on|at|inside|under|by) [^.]{2,80})\./u;

/** The sentence by which a description says that its shot plays elsewhere than the film. */
export const elsewhere = (phrase: string): string => `All of it happens ${phrase}.`;

/** Where a phrase (`in a kitchen`) lies; null where nothing is known of such a place. */
export const placeSaid = (phrase: string, film: Film): Place | null => {
  const elements = [...film.elements.values()];
  const reading = readIntent(`Somebody waits ${phrase}.`, elements);
  if (reading.setting === null) return null;
  const input = { request: { raw_intent: reading.raw }, seed: film.seed, brand: null, elements };
  return openFilm(reading, film.selection, film.mode, film.accent, input).place;
};

/** The place that a shot's own words move it to; null where it plays where the film does. */
export const ownPlace = (description: string, film: Film): Place | null => {
  const phrase = told.exec(description)?.[1];
  return phrase === undefined ? null : placeSaid(phrase, film);
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
