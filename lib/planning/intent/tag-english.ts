import nlp from "compromise";
import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";
import type { WordClasses } from "./units.ts";

/** Words of what a thing looks or feels like that the tagger takes for things. */
const looks =
  "snowy stormy leafy starry moonlit wooded rugged silvery coppery velvety woolly scaly feathery pebbly stony flinty sooty soapy bubbly buttery sugary zesty pulpy gooey wavy weedy herby dewy drizzly blustery balmy wintry summery";
/** How food is made ready. */
const prepared = "pickled smoked dried boiled fried roasted baked grilled salted candied poached stewed toasted";
/** Things that end as deeds do. */
const things =
  "herring pudding viking dumpling duckling seedling sapling gosling starling lemming earring awning fledgling yearling icing";
nlp.addWords({
  ...Object.fromEntries(`${looks} ${prepared}`.split(" ").map((word) => [word, "Adjective"])),
  ...Object.fromEntries(things.split(" ").map((word) => [word, "Singular"])),
});

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

/** A family name in small letters is the word that it is made of, where it is made of one: `a bone`. */
const isOnlyWord = (term: TaggedTerm, tags: ReadonlySet<string>): boolean =>
  tags.has("LastName") &&
  !tags.has("FirstName") &&
  !/^\p{Lu}/u.test(term.text ?? "") &&
  dictionaryKind(term.text ?? "") !== null;

interface TaggedTerm {
  text?: string;
  tags?: string[];
  offset?: { start: number; length: number };
}

/** What a name is of, as far as the tagger tells. */
export type NameKind = "person" | "city" | "land" | "firm" | "month" | "other";

const nameKind = (tags: ReadonlySet<string>): NameKind | null => {
  if (tags.has("Month") || tags.has("WeekDay")) return "month";
  if (tags.has("FirstName") || tags.has("LastName") || tags.has("MaleName") || tags.has("FemaleName")) return "person";
  if (tags.has("City")) return "city";
  if (tags.has("Country") || tags.has("Region")) return "land";
  if (tags.has("Organization")) return "firm";
  return tags.has("Person") || tags.has("ProperNoun") || tags.has("Place") ? "other" : null;
};

export interface EnglishTags {
  classes: WordClasses;
  /** What the tagger takes for names, by where the word starts. */
  names: ReadonlyMap<number, NameKind>;
}

/** Word classes of English text by offset. */
export function tagEnglish(raw: string): EnglishTags {
  const classes = new Map<number, "noun" | "verb" | "adjective" | "other">();
  const names = new Map<number, NameKind>();
  const sentences = nlp(raw).json({ offset: true }) as { terms?: TaggedTerm[] }[];
  for (const sentence of sentences)
    for (const term of sentence.terms ?? []) {
      if (term.offset === undefined) continue;
      const tags = new Set(term.tags ?? []);
      const found = classOf(tags);
      if (found !== null) classes.set(term.offset.start, found);
      const name = nameKind(tags);
      if (name !== null && !isOnlyWord(term, tags)) names.set(term.offset.start, name);
    }
  return { classes, names };
}

/** What one capitalised word of any Latin script is the name of; first names and cities are much the same everywhere. */
export function nameOf(word: string): NameKind | null {
  const [sentence] = nlp(word).json() as { terms?: TaggedTerm[] }[];
  return nameKind(new Set(sentence?.terms?.[0]?.tags));
}

const asked = new Map<string, ReturnType<typeof classOf>>();
const mostAsked = 8000;
/** The class of one English word by itself; a word that may be a deed is one. */
export function classOfWord(word: string): ReturnType<typeof classOf> {
  const before = asked.get(word);
  if (before !== undefined) return before;
  const [sentence] = nlp(word).json() as { terms?: TaggedTerm[] }[];
  const found = classOf(new Set(sentence?.terms?.[0]?.tags));
  if (asked.size >= mostAsked) asked.clear();
  asked.set(word, found);
  return found;
}
