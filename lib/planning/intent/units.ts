import type { ElementCard } from "#lib/contract/element.ts";
import type { Motion, TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import { fold as foldGloss, lexiconOf as glossary } from "#lib/planning/meaning/lexicon.ts";
import { fullWords, nounSenses } from "./false-friends.ts";
import { byBeginning, type Lexicon, lexiconOf } from "./lexicon.ts";
import { seasonLexicon, timeLexicon, weatherLexicon } from "./lexicons/conditions.ts";
import { type Grammar, grammarLexicon, numberLexicon } from "./lexicons/grammar.ts";
import { grammarOf } from "./lexicons/small-words.ts";
import { adjectiveLexicon, colourLexicon, eraLexicon, moodLexicon, styleLexicon } from "./lexicons/look.ts";
import { alsoDeeds } from "./lexicons/everyday-things.ts";
import { meaningLexicon } from "./lexicons/meanings.ts";
import { pronounOf } from "./lexicons/pronouns.ts";
import { verbLexicon } from "./lexicons/verbs.ts";
import type { Token } from "./segment.ts";

export interface Unit {
  start: number;
  end: number;
  key: string;
  gap: boolean;
  sentence: number;
  unspaced: boolean;
  /** What the word is in its sentence. */
  kind: "grammar" | "number" | "noun" | "verb" | "adjective" | "condition" | "unknown";
  grammar: Grammar | null;
  count: number | null;
  card: ElementCard | null;
  match: "exact" | "near" | null;
  motion: Motion | null;
  colour: string | null;
  time: TimeOfDay | null;
  weather: Weather | null;
  mood: string | null;
  style: string | null;
  era: string | null;
  /** Read as a name: no list knows the word, or its capital says so. */
  named: boolean;
  /** The English for a word of another language, where it is known. */
  english: string | null;
}

/** What is known of an element list in one language; made once for each. */
export interface Nouns {
  byId: ReadonlyMap<string, ElementCard>;
  /** Names in the language that is read, and borrowed ones. */
  words: Lexicon<ElementCard>;
  /** English names: what a word of another language is glossed as. */
  english: Lexicon<ElementCard>;
}

const namesIn = (elements: readonly ElementCard[], language: string) =>
  elements.map((card) => [(card.names[language] ?? []).join("|"), card] as const);

/** A name counts in its own language; elsewhere only where that language knows no such word: `coin` is no corner. */
const wordsIn = (elements: readonly ElementCard[], language: string): Lexicon<ElementCard> => {
  const own = namesIn(elements, language);
  if (language === "en") return lexiconOf(own);
  const list = glossary(language);
  const isStrange = (word: string): boolean =>
    list === null || ![word, foldGloss(word, language)].some((form) => list.entries.has(form) || list.nouns.has(form));
  const borrowed = [...namesIn(elements, "en"), ...elements.map((card) => [card.words.join("|"), card] as const)].map(
    ([words, card]) => [words.split("|").filter(isStrange).join("|"), card] as const,
  );
  return lexiconOf([...own, ...borrowed]);
};

const cache = new WeakMap<readonly ElementCard[], Map<string, Nouns>>();
export function nounsOf(elements: readonly ElementCard[], language: string): Nouns {
  const made = cache.get(elements) ?? new Map<string, Nouns>();
  cache.set(elements, made);
  const known = made.get(language);
  if (known !== undefined) return known;
  const words = wordsIn(elements, language);
  const english = language === "en" ? words : nounsOf(elements, "en").words;
  const nouns = { byId: new Map(elements.map((card) => [card.id, card])), words, english };
  made.set(language, nouns);
  return nouns;
}

export const lookUp = <T>(key: string, lexicon: Lexicon<T>): T | undefined =>
  lexicon.exact.get(key) ?? byBeginning(key, lexicon);

const irregular: Readonly<Record<string, string>> = {
  men: "man",
  women: "woman",
  wolves: "wolf",
  leaves: "leaf",
  feet: "person",
  mice: "mouse",
  geese: "goose",
  teeth: "person",
  knives: "knife",
  lives: "life",
  loaves: "loaf",
  wives: "wife",
  shelves: "shelf",
  thieves: "thief",
};
/** Singulars and stripped forms of a word, nearest first. */
function* formsNear(key: string, language: string): Generator<string> {
  yield key;
  if (irregular[key] !== undefined) yield irregular[key];
  if (language === "ar" || language === "fa" || language === "ur") {
    for (const prefix of ["وال", "بال", "لل", "فال", "كال", "ال", "و", "ب", "ل", "ف"])
      if (key.startsWith(prefix) && key.length > prefix.length + 1) yield key.slice(prefix.length);
    if (key.endsWith("ان") || key.endsWith("ين") || key.endsWith("ات")) yield key.slice(0, -2);
    return;
  }
  if (language === "ko") {
    for (let length = key.length - 1; length >= 2; length--) yield key.slice(0, length);
    return;
  }
  if (key.length <= 3) return;
  if (key.endsWith("ies")) yield `${key.slice(0, -3)}y`;
  if (key.endsWith("s")) yield key.slice(0, -1);
  if (key.endsWith("es")) yield key.slice(0, -2);
  // An English thing in the plural ends in -s: a corner is no corn, a linen no line.
  if (language === "en") return;
  if (key.endsWith("x") || key.endsWith("n") || key.endsWith("e")) yield key.slice(0, -1);
  if (key.endsWith("en") || key.endsWith("er")) yield key.slice(0, -2);
  if (language === "it" && /[ie]$/u.test(key)) for (const ending of ["o", "a", "e"]) yield key.slice(0, -1) + ending;
  if (language === "pt" && key.endsWith("ões")) yield `${key.slice(0, -3)}ão`;
  if (language === "hi" && /[ोंे]+$/u.test(key)) for (const ending of ["", "ा"]) yield key.replace(/[ोंे]+$/u, "") + ending;
}

const exists = (ids: readonly string[], nouns: Nouns): ElementCard | undefined => {
  for (const id of ids) {
    const card = nouns.byId.get(id);
    if (card !== undefined) return card;
  }
  return undefined;
};

/** The card a noun means, exactly or by its nearest meaning. */
export function cardOf(
  key: string,
  language: string,
  nouns: Nouns,
): { card: ElementCard; match: "exact" | "near" } | null {
  const senses = nounSenses[language];
  const words = language === "en" ? nouns.english : nouns.words;
  for (const form of formsNear(key, language)) {
    const sense = senses !== undefined && Object.hasOwn(senses, form) ? senses[form] : undefined;
    if (sense === null) return null;
    const own = (sense === undefined ? undefined : nouns.byId.get(sense)) ?? words.exact.get(form);
    if (own !== undefined) return { card: own, match: "exact" };
    const near = exists(meaningLexicon.exact.get(form) ?? [], nouns);
    if (near !== undefined) return { card: near, match: "near" };
  }
  const stem = exists(byBeginning(key, meaningLexicon) ?? [], nouns);
  if (stem !== undefined) return { card: stem, match: "near" };
  if (language === "de" || language === "nl") {
    for (let from = 3; from <= Math.min(key.length - 4, 24); from++) {
      const last = words.exact.get(key.slice(from)) ?? exists(meaningLexicon.exact.get(key.slice(from)) ?? [], nouns);
      if (last !== undefined) return { card: last, match: "near" };
    }
  }
  return null;
}

export const blank = {
  grammar: null,
  count: null,
  card: null,
  match: null,
  motion: null,
  colour: null,
  time: null,
  weather: null,
  mood: null,
  style: null,
  era: null,
  named: false,
  english: null,
} as const;

/** English word classes from the tagger, by the offset where a word starts. */
export type WordClasses = ReadonlyMap<number, Exclude<WordClass, null>>;

export type Sense = Omit<Unit, "start" | "end" | "gap" | "sentence" | "unspaced" | "key">;

export type WordClass = "noun" | "verb" | "adjective" | "other" | null;

/** What one word or phrase is in its language. */
export function classify(
  key: string,
  token: Token | undefined,
  words: number,
  language: string,
  nouns: Nouns,
  tagged: WordClass,
): Sense {
  const time = timeLexicon.exact.get(key) ?? null;
  const weather =
    lookUp(key, weatherLexicon) ?? seasonLexicon.exact.get(key) ?? byBeginning(key, seasonLexicon) ?? null;
  const mood = lookUp(key, moodLexicon) ?? null;
  const style = lookUp(key, styleLexicon) ?? null;
  const era = lookUp(key, eraLexicon) ?? null;
  // `red` is a net in Spanish and the colour of nothing.
  const means = nounSenses[language]?.[key];
  const colour = typeof means === "string" && means !== "rose" ? null : (lookUp(key, colourLexicon) ?? null);
  const base = { ...blank, time, weather, mood, style, era, colour };
  if (token?.emoji === true) {
    const pictured = cardOf(key, "en", nouns);
    return pictured === null || weather !== null
      ? { ...base, kind: "condition" }
      : { ...base, kind: "noun", ...pictured };
  }
  const count = numberLexicon.exact.get(key) ?? (/^\p{N}+$/u.test(key) ? Number(key) : null);
  if (count !== null && Number.isFinite(count)) return { ...base, kind: "number", count };
  if (pronounOf(key, language) !== undefined) return { ...blank, kind: "grammar", grammar: "pronoun" };
  const person = nouns.byId.get("person");
  if (indefinite.has(key) && person !== undefined) return { ...base, kind: "noun", card: person, match: "near" };
  // "t-shirt" begins with no shortened "not".
  const shortened = key.length > 2 || token === undefined || token.clipped || !/^(?:t|re|ve|ll|m|s|d)$/u.test(key);
  const grammar =
    !shortened && language === "en"
      ? undefined
      : fullWords[language]?.has(key) === true
        ? undefined
        : grammarOf(key, language, grammarLexicon.exact);
  const exactNoun = cardOf(key, language, nouns);
  if (grammar !== undefined && !(tagged === "noun" && exactNoun !== null && language === "en" && grammar === "pronoun"))
    return { ...blank, kind: "grammar", grammar };
  if (/^\p{N}/u.test(key)) return { ...base, kind: "number", count: null };
  const motion = lookUp(key, verbLexicon) ?? null;
  // A tornado is weather that has a shape.
  if (weather !== null && tagged !== "verb" && exactNoun?.match === "exact" && exactNoun.card.id === "tornado")
    return { ...base, kind: "noun", ...exactNoun };
  if (time !== null || (weather !== null && tagged !== "verb")) {
    // A cloud or a storm may be the hero; the chunker decides, the card is kept.
    return { ...base, kind: "condition", ...exactNoun };
  }
  if (
    motion !== null &&
    (tagged === "verb" || exactNoun === null || (tagged === null && exactNoun.match === "near")) &&
    tagged !== "noun"
  )
    return { ...base, kind: "verb", motion };
  // "rennen" is no reindeer: a verb said outright beats a noun found by stripping an ending.
  if (
    motion !== null &&
    tagged === null &&
    verbLexicon.exact.has(key) &&
    !(language === "en" ? nouns.english : nouns.words).exact.has(key)
  )
    return { ...base, kind: "verb", motion };
  if (words === 1 && tagged === "verb" && exactNoun?.match === "near" && alsoDeeds.has(key.replace(/s$/u, "")))
    return { ...base, kind: "verb", motion: motion ?? "work" };
  if (exactNoun !== null && !(tagged === "adjective" && colour !== null))
    return { ...base, kind: "noun", ...exactNoun };
  if (motion !== null) return { ...base, kind: "verb", motion };
  if (colour !== null || adjectiveLexicon.exact.has(key) || byBeginning(key, adjectiveLexicon) !== undefined)
    return { ...base, kind: "adjective" };
  if (mood !== null || style !== null || era !== null) return { ...base, kind: "adjective" };
  if (words === 1 && tagged === "verb") return { ...base, kind: "verb", motion: "idle" };
  if (words === 1 && (tagged === "adjective" || tagged === "other"))
    return {
      ...base,
      kind: tagged === "adjective" ? "adjective" : "grammar",
      grammar: tagged === "adjective" ? null : "filler",
    };
  return { ...base, kind: "unknown" };
}

const indefinite = new Set(
  "someone|somebody|alguien|quelqu un|jemand|alguém|qualcuno|iemand|누군가|누군가가|誰か|有人|कोई|кто то|شخص".split(
    "|",
  ),
);
