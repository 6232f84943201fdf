import type { Film } from "#lib/planning/film.ts";
import type { ToldShot } from "./tell-story.ts";
import { tagEnglish } from "#lib/planning/intent/tag-english.ts";
import { endWords } from "./end-card.ts";
import { englishFor } from "./english.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { capital, isEnglish, mentions, quoted, tidy } from "./words.ts";

const empty = new Set(
  (
    "the and for with that this from into onto over under who whom whose which what when where while then than there here they them their his her its our your you him she are was were has have had been being will would can could should must may might not but about just very really some any each every all also too more most much many such only own same other another both few lot lots like " +
    "make makes create creates generate produce shoot film films video videos clip clips movie advert advertisement commercial spot shot shots scene scenes second seconds sec secs minute minutes short style cinematic please want need how vs cannot again still even before after until finally suddenly ago yet show shows showing called named featuring footage sequence story tagline slogan caption text says title ad ads teaser trailer music vertical horizontal square format aspect ratio give using use let"
  ).split(" "),
);
const orders =
  /(?<!in\s)\b\d+(?:[.:]\d+)?\s*-?\s*(?:s|sec|secs|seconds?|mins?|minutes?|shots?|scenes?|fps|k|p|mm)\b(?!\s+(?:left|later|before|ago|to|after))|\b\d+:\d+\b|\b(?:close-?up|wide shot|tracking shot|handheld|slow motion|push[- ]in|pull[- ]out|dolly|zoom|(?:drone|crane|aerial) (?:shot|view|flight|footage)|drone(?= over))\b/giu;
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

/** Longest stretch of the intent that one shot quotes. */
const longest = 260;

/** The intent with its orders blanked out: offsets stay. */
const withoutOrders = ({ raw, orders: spans }: Film["reading"]): string =>
  spans.reduce((text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end), raw);

/** Makes sure that every content word of the intent stands in some shot; what is missing is told where it belongs. */
export const retain = (film: Film, told: readonly ToldShot[]): ToldShot[] => {
  const raw = withoutOrders(film.reading);
  const shots = told.map((shot) => ({ ...shot }));
  // Lines in quotation marks and the call to action are captions and end card; they are set, not filmed.
  const card = endWords(film);
  const lettering = [...film.reading.quoted, card?.text ?? "", card?.cta ?? ""].join("\n");
  let offset = 0;
  for (const piece of raw.split(clauseEnds)) {
    const at = raw.indexOf(piece, offset);
    offset = at + piece.length;
    const clause = tidy(piece.replace(orders, " ").replace(/\bvs\s*$/i, "")).replace(genre, "");
    const all = shots.map((shot) => shot.description).join("\n");
    if (/^(?:film|shoot|grade|cut)\s+(?:it|this|everything|the film|the video)\b/i.test(clause)) continue;
    const words = wordsOf(clause);
    const missing = words.filter((word) => !holds(all, word) && !mentions(lettering, word) && !isManner(film, word));
    if (missing.length === 0) continue;
    const slot = Math.min(shots.length - 1, Math.floor((at / Math.max(1, raw.length)) * shots.length));
    const shot = shots[slot];
    if (shot === undefined) continue;
    const kept = unspaced.test(clause)
      ? unshown(clause, all)
      : missing.length <= 4 && words.length > missing.length + 2
        ? around(film, clause, missing)
        : clause;
    for (const part of pieces(kept)) shot.description = weave(film, shot.description, part, at);
  }
  return shots;
};

/** How the film is to feel, or a function word of another language: nothing that a picture could lack. */
const isManner = (film: Film, word: string): boolean => {
  const { mood, style } = film.reading.intent;
  if ([...mood, ...style].some((each) => mentions(each, word))) return true;
  const english = isEnglish(film.reading) ? null : glossWord(word, film.reading.language);
  return english !== null && english.split(" ").every((each) => empty.has(each) || each.length < 3);
};

/** The signs of a clause in a script without spaces that no quotation shows yet. */
const unshown = (clause: string, all: string): string => {
  const quotations = [...all.matchAll(/“([^”]+)”/gu)]
    .map(([, words = ""]) => words)
    .toSorted((a, b) => b.length - a.length);
  const left = quotations.reduce((text, words) => text.replaceAll(words, " "), clause);
  const rest = left.split(/\s+/u).filter((part) => [...part].length > 1 && !/^[\p{Script=Hiragana}]{1,2}$/u.test(part));
  return rest.length === 0 ? clause : rest.join(" ");
};

/** What the film is as a piece of work; it is made, not filmed. */
const genre =
  /^(?:an?|the|our)?\s*(?:[\p{L}-]+\s+){0,2}?(?:ad|advert|advertisement|commercial|spot|trailer|teaser|documentary|film|video|short|reel|promo)s?(?:\s+(?:for|about|of|on|in which|where)\s+|$)/iu;
const preposition =
  /^(?:in|on|at|by|near|under|over|above|behind|inside|across|through|along|with|without|from|into|until|while|after|before|during|against|between|among|beyond|because|when|as|like|for|to)\s/i;
const placings: readonly string[] = [
  "beside {t}: {c}",
  "close to {t}: {c}",
  "around {t}: {c}",
  "past {t}: {c}",
  "with {t}: {c}",
];

/** The stretch told within the shot: as a circumstance of its act, as what its subject does, or beside it. */
const weave = (film: Film, description: string, part: string, at: number): string => {
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const name = lead?.later ?? film.place.later;
  if (!isEnglish(film.reading)) {
    const english = englishFor(part, film.reading.language);
    const text = english === null ? quoted(part) : `${english} (${quoted(part)})`;
    return insertBeforeFinal(description, `${capital(placing(film, name, text, at))}.`);
  }
  const bare = part
    .replace(/\s+(?:is|are|was|were|has|have|had)$/i, "")
    .replace(/^(?:and|but|so|then|or)\s+/i, "")
    .replace(/^no\s+/i, "with no ")
    .replace(/^(?:where|which|so that)\s+(?=(?:there|he|she|it|they)\b)/i, "");
  if (preposition.test(bare) && tellsDeed(bare)) return insertBeforeFinal(description, `${capital(bare)}.`);
  if (preposition.test(bare) && bare.split(" ").length <= 12) {
    const lowered = bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return description.replace(/^([^.!?]*)([.!?])/u, (_, first: string, end: string) => `${first}, ${lowered}${end}`);
  }
  const own = lead === undefined ? undefined : lead.phrase.toLowerCase();
  if (lead !== undefined && own !== undefined && bare.toLowerCase().startsWith(`${own} `)) {
    const rest = bare.slice(own.length).trim();
    const finite = /^(?:that|which|who)\s+(?=\p{L}+s\b)/iu.test(rest);
    return insertBeforeFinal(
      description,
      `${capital(name)}${finite ? ` ${rest.replace(/^\p{L}+\s+/u, "")}` : `, ${rest}`}.`,
    );
  }
  if (lead !== undefined && mentions(bare, lead.head) && bare.split(" ").length < 4)
    return insertBeforeFinal(description, `${capital(name)} ${lead.plural ? "are" : "is"} ${bare}.`);
  return insertBeforeFinal(description, `${capital(isSentence(film, bare) ? bare : placing(film, name, bare, at))}.`);
};

/** `at noon the oven breaks`: a circumstance that holds an act of its own. */
const tellsDeed = (text: string): boolean =>
  text.split(" ").length > 3 && [...tagEnglish(text).classes.values()].includes("verb");

const placing = (film: Film, name: string, text: string, at: number): string =>
  film.dice
    .pick(placings, `retain ${at}`)
    .replace("{t}", name)
    .replace(
      "{c}",
      text.replace(/^(?:An?|The|My|Our|His|Her|This)\s/u, (word) => word.toLowerCase()),
    );

/** Whether a stretch has a doer and a deed of its own, so that it can stand as a sentence. */
const isSentence = (film: Film, text: string): boolean => {
  const start = film.reading.raw.indexOf(text);
  if (/^(?:he|she|it|they|hes|shes|nobody|everyone|someone|there)(?:['’]|s?\b)/iu.test(text)) return true;
  return (
    start !== -1 &&
    film.reading.actions.some(({ span, phrase }) => {
      const [first = ""] = phrase.split(" ");
      return span.start > start + 1 && span.start < start + text.length && !/ing$/i.test(first);
    })
  );
};

const jointWord =
  /^(?:and|but|while|until|who|that|which|because|when|after|before|with|for|in|at|on|from|to|into|under|over|by|as)$/i;

/** The part of the clause, from joint to joint, that holds the missing words. */
const around = (film: Film, clause: string, missing: readonly string[]): string => {
  const words = clause.split(" ");
  const spots = missing.map((word) => words.findIndex((each) => each.includes(word))).filter((at) => at >= 0);
  let from = Math.min(...spots);
  let to = Math.max(...spots) + 1;
  while (from > 0 && !jointWord.test(words[from] ?? "")) from -= 1;
  const verbs = new Set(film.reading.actions.map((action) => action.verb.toLowerCase()));
  const names = new Set(film.cast.map((member) => member.phrase.split(" ")[0]?.toLowerCase()));
  const ends = (word: string) =>
    jointWord.test(word) || names.has(word.toLowerCase()) || determiner.test(word) || verbs.has(word.toLowerCase());
  while (to < words.length && !ends(words[to] ?? "")) to += 1;
  return words
    .slice(from, to)
    .join(" ")
    .replace(/^(?:and|but|who|that|which)\s+/i, "");
};

const determiner = /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|he|she|it|they|we|you|i)$/i;

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
