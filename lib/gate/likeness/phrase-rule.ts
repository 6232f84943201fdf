/** One expression over folded text. */
export type PhraseRule = RegExp;

/** Whole words of any script: `\b` knows only ASCII letters. */
export const words = (...alternatives: string[]): PhraseRule =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** For patterns that end in the middle of a word, and for scripts without spaces. */
export const anywhere = (...alternatives: string[]): PhraseRule => new RegExp(`(?:${alternatives.join("|")})`, "gu");
