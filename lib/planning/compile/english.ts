import { isCounted, pluralNoun } from "#lib/planning/meaning/english-grammar.ts";
import { englishNoun } from "#lib/planning/meaning/english-phrase.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { quoted, tidy } from "./words.ts";

/** Words of other scripts that the word list left over, between English ones. */
const leftOver = /(?<=^|[\s,])[^\p{Script=Latin}\p{N}\s]+(?=[\s,]|$)/gu;

/** English words for a stretch of the intent; null when too little of it is known. */
export const englishFor = (text: string, language: string): string | null => {
  const key = `${language} ${text}`;
  const known = translations.get(key);
  if (known !== undefined) return known;
  const english = translated(text, language);
  if (translations.size > 4000) translations.clear();
  translations.set(key, english);
  return english;
};
/** The same stretch is asked for in every shot. */
const translations = new Map<string, string | null>();

const translated = (text: string, language: string): string | null => {
  const glossed = glossOf(text, language);
  if (glossed === text && /[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(text)) return null;
  const bare = tidy(
    glossed
      .replace(
        /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?=\s|$)/gu,
        "",
      )
      .replace(leftOver, "")
      .replace(/\s+([,.])/g, "$1")
      .replace(/^[\s,]+|^one (?=\p{L})/u, (start) => (start.startsWith("one") ? "a " : ""))
      .replace(/\bold man (?=\p{L})|\bman old (?=\p{L})/gu, "old ")
      .replace(/\bsearch about\b/gu, "search for")
      .replace(bareNoun, "$1 the $2")
      .replace(dangling, "")
      .replace(/\ba (?=[aeiou])/gi, "an "),
  );
  return /\p{Script=Latin}{2,}/u.test(bare) ? bare : null;
};

/** Whose it is cannot be told from the word alone. */
const possessive = /^(?:his|her|its|their)\s+/i;
/** What is left of a postposition once its noun went before it. */
const dangling = /(?:\s+(?:to|of|in|on|from|at|for|is|up to|until))+$/iu;
/** A noun after a preposition that its language leaves without an article, or hides it in the preposition. */
const bareNoun =
  /\b(in|on|into|onto|over|under|for|behind) (?!the\b|an?\b|his\b|her\b|their\b|its\b|my\b|our\b|every|each|this|that|all|two|three|four|five|dawn|night|noon|dusk|sunset|sunrise|home|love|fog|mist|snow|rain|water|silence|flour|spring|summer|autumn|winter|dark|white|black|old|newspaper|buy|make|front|order)([a-z]{3,}(?<!ing|s))\b/gu;
const determined = /^(a|an|the|my|our|your|his|her|their|its|this|that|every|each|two|three|four|five|six|\d+|some)\s/i;

/** From this share of known words on, the English of a phrase stands for it. */
const enough = 0.6;
const otherScript = /[^\p{Script=Latin}\p{P}\p{N}\s]/u;
const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|some)\s/i;

/** How a being or thing of a foreign intent is called in English. */
export interface EnglishNames {
  /** With the user's own words beside it. */
  first: string;
  plain: string;
  later: string;
  plural: boolean;
}

const skies = new Set(
  "wind rain snow fog mist storm sun moon sea sky thunder frost sunlight moonlight world ocean".split(" "),
);
/** Ideas that take no article. */
const ideas = new Set(
  `jealousy envy greed longing nostalgia boredom retirement pride laziness guilt anger grief hunger fame truth justice
  melancholy despair hate beauty happiness solitude loneliness friendship freedom hope fear silence love sadness joy
  courage poverty wisdom peace death life war time luck patience`.split(/\s+/u),
);

/** Names for a being or thing of a foreign intent; `many` where more than one of it were counted. */
export const englishNames = (reading: Reading, phrase: string, head: string, many: boolean): EnglishNames => {
  const noun = englishNoun(phrase, reading.language);
  if (noun.glossed < enough || noun.text === "" || otherScript.test(noun.text))
    return { first: quoted(phrase), plain: quoted(phrase), later: quoted(head), plural: many };
  // A name is the same in both languages.
  if (noun.text === phrase && /^\p{Lu}\p{Ll}+$/u.test(phrase))
    return { first: phrase, plain: phrase, later: phrase, plural: false };
  const plural = many || noun.plural;
  const unmarked = plural && !noun.plural && noun.text.endsWith(noun.head);
  const text = unmarked ? `${noun.text.slice(0, -noun.head.length)}${pluralNoun(noun.head)}` : noun.text;
  const bare = text.replace(possessive, "");
  const article = /^[aeiou]/i.test(bare) ? "an" : "a";
  // "the wind", "jealousy", "Bogotá": neither weather nor an idea nor a name is one of several.
  const single = noun.head === bare;
  const plain =
    determined.test(bare) || /^\p{Lu}(?!.*\s\p{Ll}\S*$)/u.test(bare) || (single && ideas.has(noun.head))
      ? bare
      : single && skies.has(noun.head)
        ? `the ${bare}`
        : !plural && !isCounted(noun.head) && bare.endsWith(noun.head)
          ? bare
          : plural
            ? `${counted.test(bare) ? "" : "the "}${bare}`
            : `${article} ${bare}`;
  const later = `the ${plural ? pluralNoun(noun.head) : noun.head}`;
  return { first: `${plain} (${quoted(phrase)})`, plain, later, plural };
};
