import { z } from "zod";
import file from "#data/language/lexicons/pronouns.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { sexOfNoun } from "#lib/planning/meaning/noun-senses.ts";
import { fold } from "#lib/planning/intent/lexicon.ts";
import { rowsOf, wholeWord } from "./rows.ts";

const pronoun = z.strictObject({
  gender: z.enum(["female", "male", "thing", "any"]),
  count: z.int(),
  /** Speakers and unknown beings point at nobody named before: only at the same word. */
  points: z.boolean(),
  /** English for who is meant when nobody was named, and its head noun. */
  standsFor: z.string().min(1),
  head: z.string().min(1),
});
/** A being that a sentence names by a pronoun alone. */
export type Pronoun = z.infer<typeof pronoun>;

const beings = [
  "woman",
  "man",
  "they",
  "women",
  "we",
  "speaker",
  "nobody",
  "everyone",
  "unseen",
  "it",
  "she_or_he",
] as const;
const tables = checkedData(
  "language/lexicons/pronouns.json",
  z.strictObject({
    beings: z.record(z.enum(beings), pronoun),
    words: z.record(z.string(), rowsOf(z.enum(beings))),
    /** English nouns that tell a sex. */
    female: wholeWord,
    male: wholeWord,
  }),
  file,
);

const byLanguage = new Map(
  Object.entries(tables.words).map(([language, rows]) => [
    language,
    new Map(rows.flatMap(([words, id]) => words.split("|").map((word) => [fold(word), tables.beings[id]] as const))),
  ]),
);

/** German "sie" with a verb of several. */
export const several = tables.beings.they;

/** Who a word stands for where it is the subject of a sentence; undefined for any other word. */
export const pronounOf = (key: string, language: string): Pronoun | undefined => byLanguage.get(language)?.get(key);

/** Every pronoun of the languages written without spaces, and those of several words. */
export const pronounForms: ReadonlySet<string> = new Set(
  [...byLanguage].flatMap(([language, words]) =>
    [...words.keys()].filter((word) => word.includes(" ") || language === "ja" || language === "zh"),
  ),
);

/** The sex an English noun tells. */
export const sexOf = (noun: string): "female" | "male" | null =>
  tables.female.test(noun) ? "female" : tables.male.test(noun) ? "male" : sexOfNoun(noun);
