import type { Film } from "#lib/planning/film.ts";
import type { ToldShot } from "./tell-story.ts";
import { endWords } from "./end-card.ts";
import { capital, isEnglish, mentions, quoted, tidy } from "./words.ts";

const empty = new Set(
  (
    "the and for with that this from into onto over under who whom whose which what when where while then than there here they them their his her its our your you him she are was were has have had been being will would can could should must may might not but about just very really some any each every all also too more most much many such only own same other another both few lot lots like " +
    "make makes create creates generate produce shoot film films video videos clip clips movie advert advertisement commercial spot shot shots scene scenes second seconds sec secs minute minutes short style cinematic please want need how vs cannot again still even before after until finally suddenly ago yet show shows showing called named featuring footage sequence story tagline slogan caption text says title ad ads teaser trailer music vertical horizontal square format aspect ratio give using use let"
  ).split(" "),
);
const orders =
  /\b\d+(?:[.:]\d+)?\s*-?\s*(?:s|sec|secs|seconds?|mins?|minutes?|shots?|scenes?|fps|k|p|mm)\b|\b\d+:\d+\b|\b(?:close-?up|wide shot|tracking shot|handheld|slow motion|push[- ]in|pull[- ]out|dolly|zoom|(?:drone|crane|aerial) (?:shot|view)|drone(?= over))\b/giu;
const clauseEnds = /[.!?;:\n。！？；：…]+|,(?!\d)|、|，|\s[-–—]+\s/u;

/** Words of a clause that a film about it must show: nouns, names, numbers, verbs; not orders to the film maker. */
const wordsOf = (clause: string): string[] =>
  (clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []).filter(
    (word) =>
      (/\p{N}/u.test(word) || /[^\p{Script=Latin}]/u.test(word) || word.length > 2) &&
      !empty.has(word.toLowerCase()) &&
      !adverb.test(word) &&
      !foreign.has(word.toLowerCase()),
  );

/** Manner, not matter. */
const adverb =
  /^(?!(?:family|italy|lily|emily|butterfly|jelly|july|belly|assembly|bully|fly|dragonfly|firefly|monopoly|anomaly)$)\p{Ll}{4,}ly$/u;
/** Function words of other languages written in Latin letters. */
const foreign = new Set(
  "con para pero como una uno unos unas los las del por que sin sobre entre hasta desde avec pour dans une des les sur par qui mais sans mit und der die das dem den ein eine einen einem einer auf aus bei von vom zum zur nach sich nicht uma com dos das nos nas pelo pela per della delle degli nel nella het een van voor met niet".split(
    " ",
  ),
);

/** Scripts without spaces: most pairs of neighbouring signs must be there. */
const holdsSigns = (text: string, word: string): boolean => {
  const signs = [...word];
  if (signs.length < 3) return text.includes(word);
  const pairs = signs.slice(1).map((sign, at) => (signs[at] ?? "") + sign);
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length >= 0.7;
};
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const roots = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:'s|’s)$/u, "")
    .replace(/(?:ies|es|s|ing|ed|e|y)$/u, "");

/** Whether a text holds the word in some form of it. */
const holds = (text: string, word: string): boolean =>
  unspaced.test(word)
    ? holdsSigns(text, word)
    : mentions(text, word) || (roots(word).length > 3 && text.toLowerCase().includes(roots(word)));

const phrasings = [
  "Also in view: {c}",
  "The frame holds this as well: {c}",
  "Part of the picture: {c}",
  "Seen too: {c}",
];
/** Longest stretch of the intent that one shot quotes. */
const longest = 260;

/** Makes sure that every content word of the intent stands in some shot; what is missing is quoted where it belongs. */
export const retain = (film: Film, told: readonly ToldShot[]): ToldShot[] => {
  const { raw } = film.reading;
  const english = isEnglish(film.reading);
  const shots = told.map((shot) => ({ ...shot }));
  // Lines in quotation marks and the call to action are captions and end card; they are set, not filmed.
  const card = endWords(film);
  const lettering = [...film.reading.quoted, card?.text ?? "", card?.cta ?? ""].join("\n");
  let offset = 0;
  for (const piece of raw.split(clauseEnds)) {
    const at = raw.indexOf(piece, offset);
    offset = at + piece.length;
    const clause = tidy(piece.replace(orders, " ").replace(/\bvs\s*$/i, ""));
    const all = shots.map((shot) => shot.description).join("\n");
    const words = wordsOf(clause);
    const missing = words.filter((word) => !holds(all, word) && !mentions(lettering, word));
    if (missing.length === 0) continue;
    const slot = Math.min(shots.length - 1, Math.floor((at / Math.max(1, raw.length)) * shots.length));
    const shot = shots[slot];
    if (shot === undefined) continue;
    const kept = missing.length <= 2 && words.length > 6 ? around(clause, missing) : clause;
    for (const part of pieces(kept)) {
      const sentence = capital(film.dice.pick(phrasings, `retain ${at}`).replace("{c}", english ? part : quoted(part)));
      shot.description = insertBeforeFinal(shot.description, `${sentence}.`);
    }
  }
  return shots;
};

/** The missing words with their neighbours, so that they can be understood. */
const around = (clause: string, missing: readonly string[]): string => {
  const words = clause.split(" ");
  const spots = missing.map((word) => words.findIndex((each) => each.includes(word)));
  return words.slice(Math.max(0, Math.min(...spots) - 2), Math.max(...spots) + 2).join(" ");
};

const pieces = (text: string): string[] => {
  const found: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const cut = rest.lastIndexOf(" ", longest);
    found.push(rest.slice(0, cut > 40 ? cut : longest));
    rest = rest.slice(cut > 40 ? cut + 1 : longest);
  }
  return [...found, rest].filter((part) => part !== "");
};

const insertBeforeFinal = (description: string, sentence: string): string => {
  const at = description.indexOf(" Final image:");
  return at === -1 ? `${description} ${sentence}` : `${description.slice(0, at)} ${sentence}${description.slice(at)}`;
};
