import { lexiconOf as glossary } from "#lib/planning/meaning/lexicon.ts";
import { longestEntry } from "#lib/planning/meaning/segment.ts";
import type { Before } from "./deed-by-form.ts";
import { foreignSense, phraseIn } from "./foreign-sense.ts";
import { fold, formsOf, type Lexicon } from "./lexicon.ts";
import { seasonLexicon, timeLexicon, weatherLexicon } from "./lexicons/conditions.ts";
import { grammarLexicon, numberLexicon } from "./lexicons/grammar.ts";
import { adjectiveLexicon, colourLexicon, eraLexicon, moodLexicon, styleLexicon } from "./lexicons/look.ts";
import { grammarOf } from "./lexicons/small-words.ts";
import { meaningLexicon } from "./lexicons/meanings.ts";
import { hanForms } from "./lexicons/han-verbs.ts";
import { placeNames } from "./lexicons/place-names.ts";
import { pronounForms, pronounOf } from "./lexicons/pronouns.ts";
import { verbLexicon } from "./lexicons/verbs.ts";
import { segment, type Token } from "./segment.ts";
import { classify, type Nouns, type Unit, type WordClasses } from "./units.ts";

const unspacedForm = /[\u3005\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const lexicons: readonly Lexicon<unknown>[] = [
  grammarLexicon,
  numberLexicon,
  timeLexicon,
  weatherLexicon,
  seasonLexicon,
  colourLexicon,
  moodLexicon,
  styleLexicon,
  eraLexicon,
  adjectiveLexicon,
  meaningLexicon,
  verbLexicon,
];
const unspacedKinds = new Map<string, "word" | "stem">();
for (const lexicon of lexicons) {
  for (const form of formsOf(lexicon))
    if (unspacedForm.test(form) && !unspacedKinds.has(form))
      unspacedKinds.set(form, lexicon.beginnings.has(form) ? "stem" : "word");
}

for (const form of hanForms) if (form.length > 1 && !unspacedKinds.has(form)) unspacedKinds.set(form, "word");
for (const form of pronounForms) if (unspacedForm.test(form)) unspacedKinds.set(form, "word");

const mostWords = 4;
const longestPhrase = 5;
const unspacedLanguages = new Set(["ja", "zh"]);
const knownPhrase = (key: string, nouns: Nouns) =>
  nouns.words.exact.has(key) ||
  placeNames.has(key) ||
  pronounForms.has(key) ||
  lexicons.some((lexicon) => lexicon.exact.has(key));

const adjectiveLast = new Set(["es", "fr", "pt", "it", "ar"]);
const nominal = (unit: Unit | undefined) => unit?.kind === "noun" || unit?.kind === "unknown";
/** Adjectives in the form they have only before a noun. */
const beforeNouns = new Set(
  `gran buen mal primer tercer algún bel buon bon beau vieil nouvel bom grand última último primera primero dernière dernier
  première premier petite petit grande grandes belle bonne nouvelle longue ultima ultimo prima primo primeira primeiro nova
  novo nuova nuovo nueva nuevo bella piccola piccolo lunga letzte letzten letzter erste ersten erster`.split(/\s+/u),
);
/** What the units read so far tell of the word after them. */
function placeOf(units: readonly Unit[], token: Token, next: string, language: string, cased: boolean): Before {
  const before = token.gap ? undefined : units.at(-1);
  const trails = before?.kind === "adjective" && adjectiveLast.has(language) && !before.gap && nominal(units.at(-2));
  // "el viejo camina": behind its article an adjective may be somebody.
  const somebody =
    before?.kind === "adjective" &&
    !beforeNouns.has(before.key) &&
    (adjectiveLast.has(language) || language === "de") &&
    (units.at(-2)?.grammar === "article" || units.at(-2)?.kind === "number");
  // "él la sigue", "il la suit": after its subject pronoun a small word is what the deed is done to.
  const clitic =
    before?.grammar === "article" &&
    !before.gap &&
    (pronounOf(units.at(-2)?.key ?? "", language) !== undefined ||
      (nominal(units.at(-2)) && /^(?:l[aeo]s?|l)$/u.test(before.key) && adjectiveLast.has(language)));
  const toDo = language === "pt" && before?.key === "a" && !clitic;
  const determines =
    (before?.grammar === "article" && !toDo && !clitic) ||
    before?.kind === "number" ||
    (language === "zh" && before?.key === "的") ||
    // 孤独住在: without 的 a Chinese quality may be the idea that does something.
    (before?.kind === "adjective" && !trails && !somebody && (language !== "zh" || before.key.endsWith("的")));
  const leads = before?.grammar === "place" || before?.grammar === "link" || toDo;
  const says = clitic || before?.grammar === "pronoun" || before?.grammar === "filler";
  const articleNext = grammarOf(fold(next), language, grammarLexicon.exact) === "article";
  // "le vent emporte": weather may do something as well as a thing may.
  const sky = before?.kind === "condition" && before.weather !== null && !before.gap && language !== "de";
  // "encuentra un violín y busca a su dueña": after "and" a bare word with an object is a deed.
  const goesOn =
    before?.grammar === "and" &&
    /^(?:es|fr|pt|it)$/u.test(language) &&
    (articleNext || /^(?:al?|à|au|ao|su|son|sa)$/u.test(next));
  return {
    determines,
    leads,
    says,
    named: trails || sky || goesOn || nominal(before),
    opens: before === undefined,
    articleNext,
    cased,
  };
}

/** The text as classified phrases: the longest known phrase at each place, every other word by itself. */
export function unitsOf(raw: string, language: string, nouns: Nouns, classes: WordClasses): Unit[] {
  const known = (form: string) => (nouns.words.exact.has(form) ? "word" : unspacedKinds.get(form));
  const list = unspacedLanguages.has(language) ? glossary(language) : null;
  const reach = (run: string, at: number) => {
    const found = list === null ? null : longestEntry(list, run, at);
    // 两名, 三步: a number and its counter or thing are two words.
    return found === null || numberLexicon.exact.has(found.english.split(" ")[0] ?? "") ? 0 : found.length;
  };
  const tokens = segment(raw, { language, known, reach });
  const units: Unit[] = [];
  const cased = /[\p{L},] \p{Lu}/u.test(raw);
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    let taken = 1;
    let key = fold(token.key);
    if (!token.unspaced && !token.emoji) {
      for (let length = Math.min(mostWords, tokens.length - at); length >= 2; length--) {
        const slice = tokens.slice(at, at + length);
        if (slice.some((other, i) => i > 0 && (other.gap || other.unspaced || other.emoji))) continue;
        const joined = fold(slice.map((other) => other.key).join(" "));
        const last = fold(slice.at(-1)?.key ?? "");
        const singular = joined.endsWith("s") ? joined.slice(0, -1) : joined;
        if (!knownPhrase(joined, nouns) && !(last.length > 3 && nouns.words.exact.has(singular))) continue;
        key = knownPhrase(joined, nouns) ? joined : singular;
        taken = length;
        break;
      }
    }
    let phrase: string | null = null;
    if (taken === 1 && language !== "en" && !token.unspaced && !token.emoji) {
      const run = [token];
      while (run.length < longestPhrase) {
        const other = tokens[at + run.length];
        if (other === undefined || other.gap || other.unspaced || other.emoji) break;
        run.push(other);
      }
      const found =
        run.length < 2 || grammarOf(key, language, grammarLexicon.exact) !== undefined
          ? null
          : phraseIn(
              run.map((other) => other.text),
              language,
            );
      phrase = found?.english ?? null;
      taken = found?.count ?? 1;
      if (found !== null)
        key = fold(
          run
            .slice(0, taken)
            .map((other) => other.key)
            .join(" "),
        );
    }
    const end = (tokens[at + taken - 1] as Token).end;
    const next = tokens[at + taken];
    const following = next?.gap === false ? next.text : "";
    const sense =
      (language === "en" || token.emoji || (taken > 1 && phrase === null)
        ? null
        : foreignSense(
            key,
            token.text,
            phrase,
            following,
            placeOf(units, token, following, language, cased),
            language,
            nouns,
          )) ?? classify(key, token, taken, language, nouns, classes.get(token.start) ?? null);
    units.push({
      start: token.start,
      end,
      key,
      gap: token.gap,
      sentence: token.sentence,
      unspaced: token.unspaced,
      ...sense,
    });
    at += taken;
  }
  return language === "ja" ? joinHow(units) : units;
}

const stem = /[いきぎしちにびみりえけげせてねべめれ]$/u;
/** 研ぎ方: how a thing is done is the deed itself; the stem in 折り鶴 is part of the thing's name. */
function joinHow(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const before = joined.at(-1);
    const beside = before !== undefined && !unit.gap && before.end === unit.start;
    const next = units[at + 1];
    if (beside && unit.key === "方" && stem.test(before.key) && before.kind !== "grammar") {
      const deed = {
        ...before,
        key: before.key + unit.key,
        end: unit.end,
        kind: "verb" as const,
        card: null,
        match: null,
      };
      joined[joined.length - 1] = { ...deed, motion: before.motion ?? "work" };
    } else if (/\p{Script=Han}[\u3041-\u309f]方$/u.test(unit.key) && stem.test(unit.key.slice(0, -1)))
      joined.push({ ...unit, kind: "verb", motion: "work", card: null, match: null });
    else if (
      unit.kind === "verb" &&
      stem.test(unit.key) &&
      !/[てで]$/u.test(unit.key) &&
      nominal(next) &&
      next?.gap === false
    )
      joined.push(next.key === "方" ? unit : { ...unit, kind: "adjective", motion: null });
    else joined.push(unit);
  }
  return joined;
}
