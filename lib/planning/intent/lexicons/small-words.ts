import { z } from "zod";
import file from "#data/language/lexicons/small-words.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { grammars, type Grammar } from "./grammar.ts";
import { splitWords } from "./rows.ts";

const { languages, english_articles } = checkedData(
  "language/lexicons/small-words.json",
  z.strictObject({
    /** Small words of one language alone: they would be full words, or other small words, elsewhere. */
    languages: z.record(z.string(), z.partialRecord(z.enum(grammars), splitWords)),
    /** The only articles of English: those of other languages are words or names in it. */
    english_articles: splitWords,
  }),
  file,
);
const englishArticles = new Set(english_articles);

/** What a small word is, by language. */
export const smallWords: Readonly<Record<string, ReadonlyMap<string, Grammar>>> = Object.fromEntries(
  Object.entries(languages).map(([language, lists]) => [
    language,
    new Map(
      (Object.entries(lists) as [Grammar, readonly string[]][]).flatMap(([grammar, words]) =>
        words.map((word) => [word, grammar] as const),
      ),
    ),
  ]),
);

/** What a small word is in a language; undefined for a full word. */
export function grammarOf(key: string, language: string, shared: ReadonlyMap<string, Grammar>): Grammar | undefined {
  const own = smallWords[language]?.get(key);
  if (own !== undefined) return own;
  const found = shared.get(key);
  return language === "en" && found === "article" && !englishArticles.has(key) ? undefined : found;
}
