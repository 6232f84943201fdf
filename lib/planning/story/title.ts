import type { Film } from "#lib/planning/film.ts";
import { capital, isEnglish, tidy } from "./words.ts";

const small = new Set([
  "a",
  "an",
  "the",
  "of",
  "and",
  "in",
  "on",
  "at",
  "to",
  "for",
  "with",
  "by",
  "from",
  "into",
  "or",
]);
const longest = 60;

const titleCase = (text: string): string =>
  text
    .split(" ")
    .map((word, index) => (index > 0 && small.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(" ");

const without = (text: string): string => text.replace(/^(a|an|my|our|your|his|her|their|some)\s+/i, "");

const clipped = (text: string): string => {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > 20 ? cut.slice(0, space) : cut}…`;
};

/** A short title out of the intent's own words. */
export const titleOf = (film: Film): string => {
  const { reading, cast, lead, place, dice } = film;
  const main = lead === null ? undefined : cast[lead];
  if (main === undefined)
    return clipped(titleCase(place.phrase === null ? tidy(reading.raw) : place.noun.replace(/[“”]/g, "")));
  if (!isEnglish(reading)) return clipped(capital(main.phrase));
  const name = without(main.phrase);
  const second = cast.find((member) => member !== main && member.phrase !== main.phrase);
  const options = [name, main.later];
  if (second !== undefined) options.push(`${main.later} and ${second.later}`);
  if (place.phrase !== null && place.phrase.length < 32) options.push(`${without(main.head)} ${place.phrase}`);
  return clipped(titleCase(dice.pick(options, "title")));
};
