import type { Film } from "#lib/planning/film.ts";
import { headlinedProduct } from "#lib/planning/intent/headline.ts";
import { briefForeign, foreignTitles } from "./title-foreign.ts";
import { briefTitle, englishTitles, howTitle, type TitleCandidate } from "./title-english.ts";
import { titleCase } from "./title-case.ts";
import { capital, isEnglish, tidy } from "./words.ts";

const longest = 60;

const clipped = (text: string): string => {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest).join("");
  const space = cut.lastIndexOf(" ");
  return space > 20 ? cut.slice(0, space) : cut;
};

/** What asks for a film rather than tells it. */
const asking =
  /^(?:please\s+)?(?:make|create|generate|film|shoot|show|i want|i need|i would like)\s+(?:me\s+)?(?=an?\s|the\s|some\s)|^(?:an?|the|my|our)?\s*(?:[\p{L}\d-]+\s+){0,3}?(?:ad|advert|commercial|spot|trailer|teaser|documentary|film|video|clip|reel|promo|lookbook|claymation|cartoon|anime|timelapse)\b\s*(?:for|about|of|on|where|in which|:)?\s*/iu;
const called = /\b(?:titled|entitled|called|named|title:?|working title:?)\s+["“«]([^"”»]{2,50})["”»]/iu;

/** The intent without its orders and without what asks for a film. */
const story = ({ reading }: Film): string => {
  const told = reading.orders.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    reading.raw,
  );
  const bare = told
    .replace(/^[\s,;:.–—-]+/u, "")
    .replace(asking, "")
    .replace(/^[\s,;:.–—-]+/u, "");
  return tidy(bare) === "" ? reading.raw : bare;
};

/** What the product of a commercial promises, in the brand's own words, or its name with what it is. */
const brandTitles = (film: Film): TitleCandidate[] => {
  if (!film.mode.checks.commercial && film.mode.id !== "product_hero") return [];
  const line = film.reading.quoted.find((each) => /^\S+(?: \S+){1,4}$/u.test(tidy(each)));
  return line === undefined ? [] : [{ text: tidy(line), score: 3 }];
};

/** What a text announces is what its film is called after. */
const announcedTitles = (film: Film): TitleCandidate[] => {
  const product = headlinedProduct(film.reading);
  const phrase = product === null ? undefined : film.reading.subjects[product]?.phrase;
  return phrase === undefined || isEnglish(film.reading) ? [] : [{ text: capital(tidy(phrase)), score: 4 }];
};

/** How much less good than the best a title may be to be drawn. */
const near = 0.4;
/** An idea told in so many words at most is a title. */
const ideaWords = 5;

/** A short title out of the intent's own words. */
export const titleOf = (film: Film): string => {
  const { reading, cast, lead, place, dice } = film;
  const { raw } = reading;
  const named = called.exec(raw)?.[1];
  if (named !== undefined) return clipped(tidy(named));
  const english = isEnglish(reading);
  const text = story(film);
  // An idea is the film's name, not whoever it is seen in.
  if (film.matter?.fable === true && text.split(" ").length <= ideaWords)
    return clipped(english ? titleCase(text) : capital(text));
  const brief = english ? (howTitle(text) ?? briefTitle(text)) : briefForeign(film, text);
  const found = [
    ...(brief === null ? [] : [brief]),
    ...brandTitles(film),
    ...announcedTitles(film),
    ...(english ? englishTitles(film, text) : foreignTitles(film)),
  ];
  const best = Math.max(...found.map(({ score }) => score));
  const good = [...new Set(found.filter(({ score }) => score > best - near).map((each) => each.text))];
  if (good.length > 0) {
    const chosen = dice.pick(good, "title");
    return clipped(english ? titleCase(chosen) : chosen);
  }
  const main = lead === null ? undefined : cast[lead];
  const last = main === undefined ? (place.phrase === null ? tidy(raw) : place.noun) : main.phrase;
  const bare = last.replace(/[“”]/gu, "");
  return clipped(english ? titleCase(bare) : capital(bare));
};
