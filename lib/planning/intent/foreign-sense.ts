import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { adjectives, adverbs, nounsToo, prepositions, verbs } from "#lib/planning/meaning/english-classes.ts";
import { fold as foldGloss, lexiconOf as glossary, phraseStart } from "#lib/planning/meaning/lexicon.ts";
import { opensWithName } from "#lib/planning/meaning/phrase-tokens.ts";
import { type Before, deedByForm, looksLikeDeed, qualifiesNoun } from "./deed-by-form.ts";
import { deedsToo, fullWords, nounSenses } from "./false-friends.ts";
import type { Lexicon } from "./lexicon.ts";
import { hanBase, hanMotion } from "./lexicons/han-verbs.ts";
import { seasonLexicon, timeLexicon, weatherLexicon } from "./lexicons/conditions.ts";
import { grammarLexicon, numberLexicon } from "./lexicons/grammar.ts";
import { adjectiveLexicon, colourLexicon, eraLexicon, moodLexicon, styleLexicon } from "./lexicons/look.ts";
import { pronounOf } from "./lexicons/pronouns.ts";
import { grammarOf } from "./lexicons/small-words.ts";
import { verbLexicon } from "./lexicons/verbs.ts";
import { blank, cardOf, classify, lookUp, type Nouns, type Sense } from "./units.ts";

const exactly: readonly Lexicon<unknown>[] = [
  numberLexicon,
  timeLexicon,
  weatherLexicon,
  seasonLexicon,
  colourLexicon,
  styleLexicon,
  eraLexicon,
  adjectiveLexicon,
  moodLexicon,
];

const possessive =
  /^(?:ses|son|sa|leurs?|mes|mon|ma|des|du|sus?|mis?|nuestr[oa]s?|seus?|suas?|meus?|minhas?|suo|sua|suoi|sue|loro|del|della|dei|delle)$/u;

/** The longest phrase of the language's word list that begins at `words[0]`: its English and its number of words. */
export function phraseIn(words: readonly string[], language: string): { english: string; count: number } | null {
  const list = glossary(language);
  if (list === null) return null;
  const folded = words.map((word) => foldGloss(word, language));
  const longest = Math.min(list.longestPhrase.get(phraseStart(folded[0] ?? "")) ?? 1, folded.length);
  for (let count = longest; count > 1; count--) {
    const phrase = folded.slice(0, count);
    const english = list.entries.get(phrase.join(" ")) ?? list.entries.get(phrase.map(list.stem).join("_"));
    if (english !== undefined) return { english, count };
  }
  return null;
}

/** What a word of another language is, by its English and by its form and place; null where neither tells. */
export function foreignSense(
  key: string,
  text: string,
  phrase: string | null,
  next: string,
  place: Before,
  language: string,
  nouns: Nouns,
): Sense | null {
  // "mi abuela hace pan": behind its doer a word that elsewhere only orders the film is a deed.
  if (place.named && /^(?:faz|fazem|hace|hacen|fait|font)$/u.test(key))
    return { ...blank, kind: "verb" as const, motion: "work" as const, english: "make" };
  const done = deedsToo[language]?.[key];
  if (done !== undefined && phrase === null && place.named && (place.articleNext || possessive.test(next)))
    return { ...blank, kind: "verb" as const, english: done[0], motion: done[1] };
  const small = grammarOf(key, language, grammarLexicon.exact) !== undefined && fullWords[language]?.has(key) !== true;
  if (pronounOf(key, language) !== undefined || small || exactly.some((lexicon) => lexicon.exact.has(key))) return null;
  if (Object.hasOwn(nounSenses[language] ?? {}, key)) return null;
  const han = language === "zh" && phrase === null && !place.determines ? hanMotion(key) : undefined;
  if (han !== undefined) {
    const english = glossWord(text, language) ?? glossWord(hanBase(text), language);
    // 睡着的猫: before 的 it tells which one.
    return next === "的"
      ? { ...blank, kind: "adjective" as const, english }
      : { ...blank, kind: "verb" as const, motion: han, english };
  }
  // 降る is what the rain does, whatever its English is.
  const japanese = language === "ja" && /[るくぐすつぬぶむうただ]$/u.test(key) ? lookUp(key, verbLexicon) : undefined;
  if (japanese !== undefined && !place.determines && !next.startsWith("の"))
    return { ...blank, kind: "verb" as const, motion: japanese, english: glossWord(text, language) };
  const list = glossary(language);
  if (place.opens && phrase === null && list !== null && opensWithName(text, language, list))
    return { ...blank, kind: "unknown", named: true };
  const english = phrase ?? glossWord(text, language);
  if (english === null) {
    const known = cardOf(key, language, nouns) !== null || lookUp(key, verbLexicon) !== undefined;
    if (known || !looksLikeDeed(text, next, language, place)) return null;
    return { ...blank, kind: "verb" as const, motion: "idle" as const };
  }
  const words = english.split(" ");
  if (words.length > 1) {
    // "al amanecer": at dawn. A time or a weather keeps its sense inside a phrase.
    const last = classify(words.at(-1) ?? english, undefined, 1, "en", nouns, null);
    const thingOfDust = phrase === null && last.weather === "dust";
    if ((last.time !== null || last.weather !== null) && !thingOfDust) return { ...last, kind: "condition" };
  }
  const own = nouns.words.exact.get(key);
  const found =
    own === undefined
      ? (cardOf(english, "en", nouns) ?? cardOf(words.at(-1) ?? english, "en", nouns))
      : { card: own, match: "exact" as const };
  const thing: Sense =
    found === null ? { ...blank, kind: "unknown", english } : { ...blank, kind: "noun", english, ...found };
  if (adverbs.has(english)) return { ...blank, kind: "grammar", grammar: "filler", english };
  const meant = classify(english, undefined, words.length, "en", nouns, null);
  if (prepositions.has(english) && fullWords[language]?.has(key) === true) return { ...blank, kind: "unknown" };
  if (prepositions.has(english)) return { ...blank, kind: "grammar", grammar: meant.grammar ?? "link", english };
  if (meant.kind === "condition" && (meant.weather !== null || meant.time !== null)) return { ...meant, english };
  // "selbst gebackene Kekse": a participle that agrees with its noun.
  const agrees = language === "de" && /^\p{L}{0,4}ge\p{L}{3,}(?:en|e?t)e[rnsm]?$/u.test(text) && /^\p{Lu}/u.test(next);
  if (agrees && verbs.has(english)) return { ...blank, kind: "adjective", english };
  const quality = adjectives.has(english) || meant.kind === "adjective";
  const listed = lookUp(key, verbLexicon) ?? null;
  const both = nounsToo.has(english);
  const loneHan = language === "zh" && key.length === 1 && listed === null;
  if (!loneHan && (verbs.has(english) || both || listed !== null)) {
    const motion = listed ?? verbLexicon.exact.get(english) ?? verbLexicon.exact.get(words[0] ?? "") ?? "idle";
    const behind = both && place.named && found === null;
    const likely =
      behind || verbLexicon.exact.has(key) || (verbs.has(english) && !both && !quality && found?.match !== "exact");
    // ठीक करके: the last word of a set phrase tells its form.
    const formed = language === "hi" && phrase !== null ? (key.split(" ").at(-1) ?? text) : text;
    if (deedByForm(formed, next, language, place) ?? likely) return { ...blank, kind: "verb", motion, english };
    if (!quality) return qualifiesNoun(text, language, place) ? { ...blank, kind: "adjective" as const } : thing;
  }
  if (quality && found?.match !== "exact")
    return meant.kind === "adjective" ? { ...meant, english } : { ...blank, kind: "adjective", english };
  if (meant.kind === "number" || meant.kind === "condition") return { ...meant, english };
  // Other small English words stand for nothing that could be drawn; the word itself is kept all the same.
  return meant.kind === "grammar" ? null : thing;
}
