import { foldText } from "./fold-text.ts";

/** What is written in a pattern beyond ASCII, folded as the texts are that it meets. */
export const foldPattern = (source: string): string => source.replace(/[^ -~]+/gu, (part) => foldText(part).text);

/** Whole words of any script: `\b` knows only ASCII letters. A pattern may end with a space or an elision. */
export const words = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${foldPattern(alternatives.join("|"))})(?:(?<=[\\s'])|(?![\\p{L}\\p{N}]))`, "gu");

/** For patterns that end in the middle of a word, and for scripts without spaces. */
export const anywhere = (...alternatives: string[]): RegExp =>
  new RegExp(`(?:${foldPattern(alternatives.join("|"))})`, "gu");

/** Whole Arabic words, with what Arabic writes in front of them: the article, "and", "with", "for". */
export const arabic = (...alternatives: string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ف|ك)?(?:${foldPattern(alternatives.join("|"))})(?!\\p{L})`,
    "gu",
  );

/** Whole words in Devanagari, whose vowel signs are marks and no letters. */
export const hindi = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldPattern(alternatives.join("|"))})(?![\\p{L}\\p{M}])`, "gu");
