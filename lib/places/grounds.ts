import { z } from "#schema";
import { groundMaterials, type GroundMaterial } from "#lib/contract/vocabulary.ts";
import file from "#data/places/grounds.json" with { type: "json" };

/** What a place is said to be like underfoot, and what it is said not to have. */

const lists = z.array(z.string().min(1)).min(1);
const byLanguage = z.record(z.string(), lists);
const schema = z.strictObject({
  /** Words of place before what is stood on, or behind it where a language has them there. */
  upon: byLanguage,
  wet: byLanguage,
  windowless: byLanguage,
  /** Whatever is underfoot. */
  floor: byLanguage,
  /** Words before a noun, or behind it, that keep it out. */
  denied: byLanguage,
  grounds: z.array(
    z.strictObject({
      ground: z.enum(groundMaterials),
      /** Elements of the place where it is usual, from the back to the front; none where it is anywhere. */
      usual: z.array(z.string()),
      words: byLanguage,
      /** Its words mean nothing else: they tell the ground wherever they stand. */
      plain: z.literal(true).optional(),
    }),
  ),
});
const read = schema.safeParse(file);
if (!read.success) throw new Error(`data/places/grounds.json is ill-formed: ${z.prettifyError(read.error)}`);
const { upon, wet, windowless, floor, denied, grounds } = read.data;

export interface SaidGround {
  ground: GroundMaterial;
  usual: readonly string[];
}

const escaped = (list: readonly string[]): string =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
const unspaced = new Set(["ja", "zh"]);
const postposed = new Set(["ja", "zh", "hi"]);
/** What may follow a noun that is no part of a longer name: `on ice cream`, `on the grass skirt`. */
const endsEnglish =
  "(?=\\s*(?:[.,;:!?]|$|(?:in|on|at|by|near|under|while|with|and|beside|behind|before|after|as|to|through|during|when|where|between|among|outside|around)\\b))";

const edge = (language: string) => (unspaced.has(language) ? ["", ""] : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"]);

/** Words that stand by themselves anywhere in a text. */
const standing = (list: readonly string[], language: string): RegExp => {
  const [before, behind] = edge(language);
  return new RegExp(`${before}(?:${escaped(list)})${behind}`, "iu");
};

const placed = (words: readonly string[], language: string): RegExp => {
  const [before, behind] = edge(language);
  const noun = `(?:${escaped(words)})${behind}`;
  const preps = escaped(upon[language] ?? []);
  if (postposed.has(language)) return new RegExp(`${before}${noun}\\s*(?:${preps})`, "iu");
  const article = language === "ar" ? "" : "(?:\\s+[\\p{L}'’-]+){0,2}?";
  return new RegExp(
    `${before}(?:${preps})${article}\\s+(?:l['’])?${noun}${language === "en" ? endsEnglish : ""}`,
    "iu",
  );
};

const patterns = grounds.flatMap(({ ground, usual, words, plain = false }) =>
  Object.entries(words).map(([language, list]) => ({
    language,
    said: { ground, usual },
    plain,
    bare: standing(list, language),
    upon: placed(list, language),
  })),
);

/** The ground that a sentence stands somebody on; null where it names none. */
export const groundIn = (sentence: string, language: string): SaidGround | null =>
  patterns.find(
    (row) => row.language === language && (row.upon.test(sentence) || (row.plain && row.bare.test(sentence))),
  )?.said ?? null;

/** The ground that the name of a place is; null where it is none. */
export const groundNamed = (name: string, language: string): SaidGround | null =>
  patterns.find((row) => row.language === language && row.bare.test(name))?.said ?? null;

const matcher = (table: Record<string, readonly string[]>) => {
  const known = new Map(Object.entries(table).map(([language, list]) => [language, standing(list, language)]));
  return (text: string, language: string): boolean => known.get(language)?.test(text) === true;
};
export const isWet = matcher(wet);
export const isWindowless = matcher(windowless);

/** Languages whose longer names end in what they are: `ice cream` is no ice, `a floor lamp` no floor. */
const headLast = new Set(["en", "de"]);

/** Whether a name is that of what is underfoot. */
export const isUnderfoot = (name: string, language: string): boolean =>
  [
    ...patterns.filter((row) => row.language === language).map(({ bare }) => bare),
    standing(floor[language] ?? ["-"], language),
  ].some((pattern) => {
    const found = pattern.exec(name);
    return found !== null && (!headLast.has(language) || found.index + found[0].length === name.length);
  });

const refusals = new Map(
  Object.entries(denied).map(([language, list]) => [
    language,
    postposed.has(language) && language !== "zh"
      ? new RegExp(`^\\s*(?:${escaped(list)})`, "u")
      : new RegExp(`(?:^|[^\\p{L}])(?:${escaped(list)})\\s*$`, "iu"),
  ]),
);

const deniers = new Map(Object.entries(denied).map(([language, list]) => [language, new Set(list)]));
/** Whether a determiner keeps out what it determines: `no`, `kein`. */
export const isDenying = (word: string, language: string): boolean => deniers.get(language)?.has(word) === true;

/** Whether a language whose words of denial follow has one behind a phrase before its clause is over. */
export const isDeniedLater = (text: string, end: number, language: string): boolean => {
  if (!postposed.has(language) || language === "zh") return false;
  const clause = /^[^,、，;।。]*/u.exec(text.slice(end))?.[0] ?? "";
  return new RegExp(`(?:${escaped(denied[language] ?? ["-"])})`, "u").test(clause);
};

/** The words of a language that begin a phrase which they keep out. */
const beginnings = new Map(
  Object.entries(denied).map(([language, list]) => [language, new RegExp(`^(?:${escaped(list)})[^\\p{L}]`, "iu")]),
);

/** Whether a phrase of `text` is named only to be kept out: `without windows`. */
export const isDenied = (text: string, { start, end }: { start: number; end: number }, language: string): boolean =>
  (!postposed.has(language) && beginnings.get(language)?.test(text.slice(start, end)) === true) ||
  refusals
    .get(language)
    ?.test(
      postposed.has(language) && language !== "zh"
        ? text.slice(end, end + 8)
        : text.slice(Math.max(0, start - 24), start),
    ) === true;
