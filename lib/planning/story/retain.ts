import type { Film } from "#lib/planning/film.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { ToldShot } from "./tell-story.ts";
import { endWords } from "./end-card.ts";
import { joints } from "./foreign-clause.ts";
import { tellingOf } from "./leftover-english.ts";
import { foreignTelling } from "./leftover-foreign.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { isEnglish, mentions, tidy } from "./words.ts";

const empty = new Set(
  (
    "the and for with that this from into onto over under who whom whose which what when where while then than there here they them their his her its our your you him she are was were has have had been being will would can could should must may might not but about just very really some any each every all also too more most much many such only own same other another both few lot lots like " +
    "make makes create creates generate produce shoot film films video videos clip clips movie advert advertisement commercial spot shot shots scene scenes second seconds sec secs minute minutes short style cinematic please want need how vs cannot again still even before after until finally suddenly ago yet show shows showing called named featuring footage sequence story tagline slogan caption text says title ad ads teaser trailer vlog reel day days year years month months week weeks hour hours today tonight tomorrow yesterday time moment music vertical horizontal square format aspect ratio give using use let"
  ).split(" "),
);
const orders =
  /(?<!in\s)\b\d+(?:[.:]\d+)?\s*-?\s*(?:s|sec|secs|seconds?|mins?|minutes?|shots?|scenes?|fps|k|p|mm)\b(?!\s+(?:left|later|before|ago|to|after))|\b\d+:\d+\b|\b(?:close-?up|wide shot|tracking shot|handheld|slow motion|push[- ]in|pull[- ]out|dolly|zoom|(?:drone|crane|aerial) (?:shot|view|flight|footage)|drone(?= over))\b/giu;
const clauseEnds =
  /[.!?;:\n。！？；：…؛؟]+|(?<!\b(?:an?|the|its|their|his|her)\s[\p{L}-]{3,14}),(?!\d)|、|，|،|\s[-–—]+\s/iu;

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

/** Nouns that only look like what somebody is doing. */
const ingNouns =
  /^(?:evening|morning|building|wedding|ceiling|painting|clothing|railing|lightning|spring|string|wing|king)s?$/i;

const rootOf = (word: string): string =>
  ingNouns.test(word)
    ? word.toLowerCase().replace(/s$/u, "")
    : word
        .toLowerCase()
        .replace(/(?:'s|’s)$/u, "")
        .replace(/(?:ies|es|s|ing|ed|e|y)$/u, "");

/** Whether some word of the text begins with the root and goes on for an ending's length. */
const beginsWith = (text: string, root: string): boolean =>
  text.toLowerCase().includes(root) &&
  new RegExp(`(?<!\\p{L})${escaped(root)}\\p{L}{0,4}(?!\\p{L})`, "u").test(text.toLowerCase());

/** Whether a text holds the word in some form of it. */
const holds = (text: string, word: string): boolean =>
  unspaced.test(word)
    ? holdsSigns(text, word)
    : mentions(text, word) || (rootOf(word).length > 3 && beginsWith(text, rootOf(word)));

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
    if (isEnglish(film.reading)) tellEnglish(film, shots, slot, clause, missing, at);
    else {
      const shot = shots[slot];
      const kept = unspaced.test(clause) ? unshown(clause, all) : partsWith(film, clause, missing);
      const lead = film.lead === null ? undefined : film.cast[film.lead];
      const near = lead?.later ?? film.place.later;
      for (const part of pieces(kept))
        if (shot !== undefined)
          shot.description = withSentence(shot.description, foreignTelling(film, part, at, near, `${at}`));
    }
  }
  return shots;
};

/** The parts of a foreign clause, cut where another clause opens, that hold a missing word. */
const partsWith = (film: Film, clause: string, missing: readonly string[]): string => {
  const held = (part: string) => missing.some((word) => part.includes(word));
  const start = film.reading.raw.indexOf(clause);
  const doer = film.reading.actions
    .map((action) => (action.subject === null ? undefined : film.reading.subjects[action.subject]))
    .find((each) => each !== undefined && each.span.start > start && each.span.start < start + clause.length);
  if (start !== -1 && doer !== undefined) {
    const before = clause.slice(0, doer.span.start - start).trim();
    const after = clause.slice(doer.span.start - start);
    if (before.split(" ").length > 1 && !held(after)) return before;
  }
  const found = joints[film.reading.language]?.exec(clause);
  if (found === null || found === undefined) return clause;
  const [before, after] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
  // `barro y piedra` is a list, not two clauses.
  if (before.split(" ").length < 3 || after.split(" ").length < 3) return clause;
  return held(before) ? (held(after) ? clause : before) : after;
};

/** Tells the missing words of a clause one after the other; what one sentence tells, the next need not. */
const tellEnglish = (
  film: Film,
  shots: ToldShot[],
  slot: number,
  clause: string,
  missing: readonly string[],
  at: number,
): void => {
  for (const word of missing) {
    const told = shots.map((shot) => shot.description).join("\n");
    const shot = shots[slot];
    if (shot === undefined || holds(told, word)) continue;
    const telling = tellingOf(film, clause, word, told, `${at} ${word}`);
    if (telling === null) continue;
    if (telling.kind === "sentence") shot.description = withSentence(shot.description, telling.words);
    else if (telling.kind === "circumstance") shot.description = withCircumstance(shot.description, telling.words);
    else qualify(shots, telling.noun, telling.words);
  }
};

/** At the end of the first sentence, before its full stop. */
const withCircumstance = (description: string, words: string): string =>
  description.replace(
    /^([^.!?]*)([.!?])/u,
    (_, first: string, end: string) =>
      `${first}, ${words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}${end}`,
  );

/** `the baker` -> `the old baker`, where the noun is named first; an article follows the sound of its word. */
const qualify = (shots: readonly ToldShot[], noun: string, adjective: string): void => {
  const pattern = new RegExp(
    `(?<![\\p{L}-])((?:an?|the|my|our|his|her|their|its|this|one)\\s)?((?:[\\p{L}-]+\\s){0,2}?)(${escaped(noun)})(?![\\p{L}])`,
    "iu",
  );
  for (const shot of shots) {
    const found =
      new RegExp(
        `(?<![\\p{L}-])(an?|the|my|our|his|her|their|its|this|one)\\s(${escaped(noun)})(?![\\p{L}])`,
        "iu",
      ).exec(shot.description) ?? pattern.exec(shot.description);
    if (found === null) continue;
    const nounAt = found.index + found[0].length - noun.length;
    // `by night` takes no adjective; the noun stands for an hour there.
    if (hourOnly.test(shot.description.slice(0, nounAt))) continue;
    const before = shot.description
      .slice(0, nounAt)
      .replace(/(?<![\p{L}])(a)n?\s$/iu, (_, a: string) => `${a}${/^[aeiou]/i.test(adjective) ? "n" : ""} `);
    shot.description = `${before}${adjective} ${shot.description.slice(nounAt)}`;
    return;
  }
};

const hourOnly = /\b(?:by|at|before|after|until)\s$/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How the film is to feel, or a function word of another language: nothing that a picture could lack. */
const isManner = (film: Film, word: string): boolean => {
  const { mood, style } = film.reading.intent;
  if ([...mood, ...style].some((each) => mentions(each, word))) return true;
  const english = isEnglish(film.reading) ? null : glossWord(word, film.reading.language);
  return english !== null && english.split(" ").every((each) => empty.has(each) || each.length < 3);
};

/** The signs of a clause in a script without spaces that no quotation shows yet. */
const unshown = (clause: string, all: string): string => {
  const quotations = matchesIn(all, /“([^”]+)”/gu)
    .map(([, words = ""]) => words)
    .toSorted((a, b) => b.length - a.length);
  const left = quotations.reduce((text, words) => text.replaceAll(words, " "), clause);
  const rest = left.split(/\s+/u).filter((part) => [...part].length > 1 && !/^[\p{Script=Hiragana}]{1,2}$/u.test(part));
  return rest.length === 0 ? clause : rest.join(" ");
};

/** What the film is as a piece of work; it is made, not filmed. */
const genre =
  /^(?:an?|the|our)?\s*(?:[\p{L}-]+\s+){0,2}?(?:ad|advert|advertisement|commercial|spot|trailer|teaser|documentary|film|video|short|reel|promo)s?(?:\s+(?:for|about|of|on|in which|where)\s+|$)/iu;
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

const withSentence = (description: string, sentence: string): string => {
  if (sentence === "" || description.includes(sentence)) return description;
  const at = description.indexOf(" Final image:");
  return at === -1 ? `${description} ${sentence}` : `${description.slice(0, at)} ${sentence}${description.slice(at)}`;
};
