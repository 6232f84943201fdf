import { z } from "zod";
import rows from "#data/risk/things.json" with { type: "json" };

/** What a thing is made of or does that clips often get wrong. */
const thingClasses = [
  "liquid",
  "glass",
  "metal",
  "smoke",
  "fire",
  "cold",
  "hot",
  "soft",
  "grain",
  "cloth",
  "garment",
  "collection",
  "letters",
  "mirror",
  "instrument",
  "hands",
  "food",
  "motion",
  "mechanism",
  "racer",
  "crowd",
  "landscape",
  "wings",
  "beast",
  "cold-blooded",
  "swimmer",
  "imagined",
  "thermal",
  "broken",
] as const;
export type ThingClass = (typeof thingClasses)[number];

const rowSchema = z.strictObject({
  classes: z.array(z.enum(thingClasses)).min(1),
  /** By language; `*` before or after a word stands for what it may be joined with. */
  words: z.record(z.string(), z.array(z.string().min(1))),
});
const things = z.array(rowSchema).parse(rows);

/** Scripts that put no space between words: a word counts wherever it stands. */
const unspaced = new Set(["ja", "zh"]);
/** A Korean noun takes a particle of one syllable, a Hindi one vowel signs, a Latin one a plural of up to two letters. */
const endings: Readonly<Record<string, number>> = { ko: 1, hi: 2, en: 2, es: 2, pt: 2, fr: 1, de: 2 };
const articles = /^(?:وال|بال|لل|ال)(?=\p{L}{2})/u;

const plural = /^(?:s|es|x|n|en|e|er)$/u;

const isWord = (word: string, spelling: string, language: string): boolean => {
  const [open, close] = [spelling.startsWith("*"), spelling.endsWith("*")];
  const stem = spelling.slice(open ? 1 : 0, close ? -1 : undefined);
  if (open && close) return word.includes(stem);
  if (open) return word.endsWith(stem);
  if (close) return word.startsWith(stem);
  if (!word.startsWith(stem)) return false;
  const rest = word.slice(stem.length);
  if (rest === "") return true;
  if (rest.length > (endings[language] ?? 0)) return false;
  if (language === "hi") return /^\p{M}+$/u.test(rest);
  return language === "ko" || (stem.length > 2 && plural.test(rest));
};

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(articles, ""));

const creatures: ReadonlySet<ThingClass> = new Set(["beast", "wings", "cold-blooded", "swimmer"]);

/** What a name tells of what it names. */
export interface NameClasses {
  classes: ReadonlySet<ThingClass>;
  /** How many kinds of creatures the name puts together. */
  creatures: number;
}

const classesIn = (name: string, language: string): NameClasses => {
  const words = wordsOf(name);
  // Materials are told in English, and foreign names often are.
  const languages = language === "en" ? ["en"] : [language, "en"];
  const found = things.filter(({ words: spellings }) =>
    languages.some((each) =>
      (spellings[each] ?? []).some((spelling) =>
        unspaced.has(each) ? name.includes(spelling) : words.some((word) => isWord(word, spelling, each)),
      ),
    ),
  );
  return {
    classes: new Set(found.flatMap(({ classes }) => classes)),
    creatures: found.filter(({ classes }) => classes.some((each) => creatures.has(each))).length,
  };
};

export type ReadName = (name: string) => NameClasses;

/**
 * Reads the names of persons, things and places, and their states; never sentences. A film is read again for every
 * remedy that is tried, and its names stay, so each is looked up once.
 */
export const nameReader = (language: string): ReadName => {
  const known = new Map<string, NameClasses>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const read = classesIn(name, language);
    known.set(name, read);
    return read;
  };
};
