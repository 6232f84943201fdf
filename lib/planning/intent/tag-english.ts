import nlp from "compromise";
import type { WordClasses } from "./units.ts";

const classOf = (tags: ReadonlySet<string>): "noun" | "verb" | "adjective" | "other" | null => {
  if (tags.has("Gerund") || tags.has("PastTense") || tags.has("PresentTense") || tags.has("Infinitive")) return "verb";
  if (tags.has("Noun") && !tags.has("Pronoun")) return "noun";
  if (tags.has("Adjective")) return "adjective";
  if (tags.has("Verb")) return tags.has("Auxiliary") || tags.has("Modal") || tags.has("Copula") ? "other" : "verb";
  if (
    ["Adverb", "Determiner", "Preposition", "Conjunction", "Pronoun", "QuestionWord", "Expression"].some((tag) =>
      tags.has(tag),
    )
  )
    return "other";
  return null;
};

interface TaggedTerm {
  tags?: string[];
  offset?: { start: number; length: number };
}

export interface EnglishTags {
  classes: WordClasses;
  /** Where words start that the tagger takes for a name of a person or a place. */
  names: ReadonlySet<number>;
}

/** Word classes of English text by offset. */
export function tagEnglish(raw: string): EnglishTags {
  const classes = new Map<number, "noun" | "verb" | "adjective" | "other">();
  const names = new Set<number>();
  const sentences = nlp(raw).json({ offset: true }) as { terms?: TaggedTerm[] }[];
  for (const sentence of sentences)
    for (const term of sentence.terms ?? []) {
      if (term.offset === undefined) continue;
      const tags = new Set(term.tags ?? []);
      const found = classOf(tags);
      if (found !== null) classes.set(term.offset.start, found);
      if (tags.has("Person") || tags.has("ProperNoun") || tags.has("Place")) names.add(term.offset.start);
    }
  return { classes, names };
}
