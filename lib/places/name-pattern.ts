const letters = String.raw`[\p{L}\p{M}\p{N}-]`;
const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);

/** A pattern of nouns that are divided by commas, whole words where a language has spaces; `*` stands for any letters. */
export function namePattern(nouns: string, language: string): RegExp {
  const sources = nouns
    .split(",")
    .map((noun) => noun.trim().replaceAll("*", `${letters}*`))
    .join("|");
  if (unspaced.has(language)) return new RegExp(`(?:${sources})`, "iu");
  const article = language === "ar" ? "(?:[وفبلك]?ال)?" : "";
  return new RegExp(`(?<!${letters})${article}(?:${sources})(?!${letters})`, "iu");
}
