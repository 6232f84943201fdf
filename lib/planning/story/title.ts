import type { Film } from "#lib/planning/film.ts";
import { deedOf, gerundOf } from "./deed.ts";
import { capital, isEnglish, mentions, tidy } from "./words.ts";

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

const without = (text: string): string =>
  text.replace(/^(a|an|my|our|your|his|her|their|some|this|that|these|teh)\s+/i, "");

const clipped = (text: string): string => {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > 20 ? cut.slice(0, space) : cut}…`;
};

/** What asks for a film rather than tells it. */
const asking =
  /^(?:please\s+)?(?:make|create|generate|film|shoot|show)\s+(?:me\s+)?|^(?:an?|the|my|our)?\s*(?:[\p{L}\d-]+\s+){0,2}?(?:ad|advert|commercial|spot|trailer|teaser|documentary|film|video|clip|reel|promo)\b\s*(?:for|about|of|on|:)?\s*/iu;
const briefWords = 6;

/** The whole intent where it is as short as a title; null else. */
const briefTitle = (film: Film): string | null => {
  const { raw } = film.reading;
  const bare = tidy(raw.replace(asking, ""));
  const spaced = bare.includes(" ");
  const words = bare.split(" ").length;
  if (bare === "" || /["“”«».!?;:]/u.test(bare) || [...bare].length > 36) return null;
  return (spaced && words <= briefWords && words > 2) ||
    (!spaced && !/^\p{Script=Latin}+$/u.test(bare) && [...bare].length < 14)
    ? isEnglish(film.reading)
      ? titleCase(bare)
      : capital(bare)
    : null;
};

/** A short title out of the intent's own words. */
export const titleOf = (film: Film): string => {
  const { reading, cast, lead, place, dice } = film;
  const main = lead === null ? undefined : cast[lead];
  const brief = briefTitle(film);
  if (brief !== null) return clipped(brief);
  if (main === undefined)
    return clipped(titleCase(place.phrase === null ? tidy(reading.raw) : place.noun.replace(/[“”]/g, "")));
  const others = cast.filter((member) => member !== main && !member.faint && member.head !== main.head);
  if (!isEnglish(reading)) {
    const deed = reading.actions.find((action) => action.subject === lead);
    const told =
      deed === undefined
        ? ""
        : tidy(reading.raw.slice(cast[lead ?? 0] === undefined ? 0 : reading.raw.indexOf(main.phrase), deed.span.end));
    return clipped(capital(told !== "" && [...told].length <= longest ? told : main.phrase));
  }
  const name = without(main.phrase);
  const headed = main.later;
  const options: string[] = [];
  if (name.includes(" ") && name.split(" ").length < 5) options.push(/^the\b/i.test(name) ? name : `the ${name}`);
  for (const other of others.slice(0, 3)) options.push(`${headed} and ${other.later}`);
  for (const action of reading.actions) {
    const deed = action.subject === lead ? deedOf(film, action) : null;
    if (deed !== null && deed.includes(" ") && !/\bto\b/.test(deed)) options.push(gerundOf(deed));
  }
  if (place.phrase !== null && place.phrase.length < 32 && !mentions(place.phrase, main.head))
    options.push(`${headed} ${place.phrase}`);
  if (options.length === 0)
    options.push(name.length > 3 ? `One ${name}`.replace(/^One (\p{Lu}|[^ ]+s$)/u, "$1") : headed);
  return clipped(titleCase(dice.pick(options, "title")));
};
