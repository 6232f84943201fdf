import { z } from "zod";
import { atFirstUse } from "#lib/elements/first-use.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";

/** Languages that tables of words are tagged with. */
export const tagged = ["en", "de", "fr", "es", "it", "pt", "ja", "zh", "hi", "ar", "ko"] as const;
export type Tagged = (typeof tagged)[number];

/** Languages that are written without spaces between words: what is looked for may stand anywhere. */
const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);
const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** A pattern of words that are divided by commas; `*` stands for any letters at the end or the beginning of one. */
const patternOf = (language: string, words: string): RegExp => {
  const sources = words
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "")
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.replace(/[.?+^$()[\]{}|\\]/gu, String.raw`\$&`).replaceAll("*", unspaced.has(language) ? "" : `${letter}*`),
    );
  const bounded = unspaced.has(language)
    ? `(?:${sources.join("|")})`
    : `(?<!${letter})${language === "ar" ? "(?:[وفبلك]?ال|[وبلف])?" : ""}(?:${sources.join("|")})(?!${letter})`;
  return new RegExp(bounded, "gu");
};

/** Words of a thing by language: `{ "en": "coat, overcoat", "de": "mantel" }`. */
export const wordsByLanguage = z.partialRecord(z.enum(tagged), z.string().min(1)).transform(
  // Of ten languages a film needs one or two: a pattern is compiled when it is first looked for.
  (table) =>
    new Map(Object.entries(table).map(([language, words]) => [language, atFirstUse(() => patternOf(language, words))])),
);
export type WordsByLanguage = z.output<typeof wordsByLanguage>;

/** Where in a text something is named, in the text's language or in English: begin and end of each, in their order. */
export const saidAt = (words: WordsByLanguage, text: string, language: string): { start: number; end: number }[] =>
  [...new Set([language, "en"])]
    .flatMap((each) => matchesIn(text, words.get(each)?.() ?? never))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .toSorted((a, b) => a.start - b.start);
const never = /(?!)/gu;
