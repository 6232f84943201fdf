import { z } from "zod";
import { atFirstUse } from "#lib/elements/first-use.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";

/** Languages that tables of words are tagged with. */
export const tagged = ["en", "de", "fr", "es", "it", "pt", "ja", "zh", "hi", "ar", "ko"] as const;
export type Tagged = (typeof tagged)[number];

/** Languages that are written without spaces between words: what is looked for may stand anywhere. */
const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);
/** What words of a language are written in: a class of all letters there are is dear to compile in so many patterns. */
const letters: Partial<Record<string, string>> = {
  hi: String.raw`[\p{Script=Devanagari}0-9A-Za-z]`,
  ar: String.raw`[\p{Script=Arabic}0-9A-Za-z]`,
  ko: "[가-힣0-9A-Za-z]",
};
const latin = String.raw`[0-9A-Za-zÀ-ɏ\u0300-\u036f]`;

/** Words of one language with the pattern that finds them. */
interface Listed {
  words: readonly string[];
  pattern: RegExp;
}

/** A pattern of words that are divided by commas; `*` stands for any letters at the end or the beginning of one. */
const listed = (language: string, list: string): Listed => {
  const letter = letters[language] ?? latin;
  const words = list
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "")
    .toSorted((a, b) => b.length - a.length);
  const sources = words.map((word) =>
    word
      .replace(/[.?+^$()[\]{}|\\]/gu, String.raw`\$&`)
      .replaceAll(" * ", String.raw` (?:\S+ ){0,2}`)
      .replaceAll("*", unspaced.has(language) ? "" : `${letter}*`),
  );
  const bounded = unspaced.has(language)
    ? `(?:${sources.join("|")})`
    : `(?<!${letter})${language === "ar" ? "(?:[وفبلك]?ال|[وبلف])?" : ""}(?:${sources.join("|")})(?!${letter})`;
  return { words: words.map((word) => word.replaceAll("*", "")), pattern: new RegExp(bounded, "gu") };
};

/** Words of a thing by language: `{ "en": "coat, overcoat", "de": "mantel" }`. */
export const wordsByLanguage = z.partialRecord(z.enum(tagged), z.string().min(1)).transform(
  // Of ten languages a film needs one or two: a pattern is compiled when it is first looked for.
  (table) =>
    new Map(Object.entries(table).map(([language, words]) => [language, atFirstUse(() => listed(language, words))])),
);
export type WordsByLanguage = z.output<typeof wordsByLanguage>;

/** Where something is named, and how many of those letters its own word has: `jacke` has five of `regenjacke`. */
export interface Said {
  start: number;
  end: number;
  sure: number;
}

/** Where in a text something is named, in the text's language or in English, in their order. */
export const saidAt = (words: WordsByLanguage, text: string, language: string): Said[] =>
  [...new Set([language, "en"])]
    .flatMap((each) => {
      const row = words.get(each)?.();
      if (row === undefined) return [];
      return matchesIn(text, row.pattern).map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        sure: Math.max(0, ...row.words.filter((word) => match[0].includes(word)).map(({ length }) => length)),
      }));
    })
    .toSorted((a, b) => a.start - b.start);

/** What is named inside a longer name is not meant: the coat of a trench coat, the jacket of a `Regenjacke`. */
export const longest = <T extends Said>(found: readonly T[]): T[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          (other.end - other.start > one.end - one.start || other.sure > one.sure),
      ),
  );
