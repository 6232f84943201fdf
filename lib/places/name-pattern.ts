const letters = String.raw`[\p{L}\p{M}\p{N}-]`;
const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);

/**
 * The source of a pattern of nouns that are divided by commas, whole words where a language has spaces; `*` stands for any
 * letters. To be compiled with the flags `iu`.
 */
export function nameSource(nouns: string, language: string): string {
  const sources = nouns
    .split(",")
    .map((noun) => noun.trim())
    .toSorted((one, other) => other.length - one.length)
    .map((noun) => noun.replaceAll("*", `${letters}*`))
    .join("|");
  if (unspaced.has(language)) return `(?:${sources})`;
  const article = language === "ar" ? "(?:[وفبلك]?ال)?" : "";
  return `(?<!${letters})${article}(?:${sources})(?!${letters})`;
}

/** Finds some nouns in texts. */
export interface NamePattern {
  /** Whether one of them is in a text. */
  test(text: string): boolean;
  /** Where they are in it, from its beginning to its end. */
  matches(text: string): RegExpExecArray[];
}

/** The pattern itself, compiled when it is first asked: who draws asks none of them, who plans those of one language. */
export function namePattern(nouns: string, language: string): NamePattern {
  let compiled: RegExp | null = null;
  const pattern = () => (compiled ??= new RegExp(nameSource(nouns, language), "giu"));
  // Neither `search` nor `matchAll` heeds where the pattern was last.
  return { test: (text) => text.search(pattern()) >= 0, matches: (text) => [...text.matchAll(pattern())] };
}
