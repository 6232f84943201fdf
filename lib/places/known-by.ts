import { z } from "#schema";
import { groundMaterials, timesOfDay } from "#lib/contract/vocabulary.ts";
import file from "#data/places/known-by.json" with { type: "json" };
import { namePattern, type NamePattern } from "./name-pattern.ts";

/** What a viewer knows a place out of doors by: what it is made of, what stands near in it, and what is underfoot. */

const nearSchema = z.strictObject({
  element: z.string().min(1),
  /** What it is called, where that says its kind; another of its element may be there besides. */
  as: z.string().min(1).optional(),
  /** Over its door stands what words call the place. */
  signed: z.literal(true).optional(),
  /** Share of the half frame from its middle, away from the lead; where it is free by itself. */
  across: z.number().min(-1).max(1).optional(),
});
export type NearThing = z.infer<typeof nearSchema>;

const words = z.string().transform((list) => new Set(list.split(" ").filter(Boolean)));
const nameSchema = z.strictObject({
  articles: words,
  /** What ties a noun to what only says more of it: a playground in a park is a playground. */
  ties: words,
  /** What makes another thing of the noun before it: `parada de taxis`, `obra de teatro`. */
  narrowed_by: words.optional(),
  /** Where the noun stands that a name is of: `flower market`, `mercado de flores`. */
  head: z.enum(["first", "last"]),
});

const schema = z.strictObject({
  /** Elements that are only where snow lies. */
  snowed: z.array(z.string().min(1)).min(1),
  /** How names of places are put together, by language. */
  names: z.record(z.string(), nameSchema),
  places: z.array(
    z.strictObject({
      id: z.string().min(1),
      /** What it is called, by language: nouns divided by commas, `*` for any letters. */
      words: z.record(z.string(), z.string().min(1)),
      /** Elements of the place from the back to the front; absent where its name tells them. */
      elements: z.array(z.string().min(1)).min(1).optional(),
      /** What stands near enough to be known, instead of what naturally grows there. */
      near: z.array(nearSchema).optional(),
      ground: z.enum(groundMaterials).optional(),
      /** When one is used to see it, where words tell no hour. */
      hour: z.enum(timesOfDay).optional(),
    }),
  ),
});
const read = schema.safeParse(file);
if (!read.success) throw new Error(`data/places/known-by.json is ill-formed: ${z.prettifyError(read.error)}`);

type KnownPlace = (typeof read.data.places)[number];
export const knownPlaces: readonly KnownPlace[] = read.data.places;

const snowed: ReadonlySet<string> = new Set(read.data.snowed);
/** Whether something is only where snow lies: a snowman, a sled. */
export const isOfSnow = (element: string): boolean => snowed.has(element);

/** The longest first: `bazaar alley` is found before the `bazaar` in it. */
const byLength = (words: string): string =>
  words
    .split(",")
    .toSorted((a, b) => b.length - a.length)
    .join();

const patterns = knownPlaces.flatMap((place) =>
  Object.entries(place.words).map(([language, words]) => ({
    place,
    language,
    pattern: namePattern(byLength(words), language),
  })),
);

const ways: ReadonlyMap<string, z.infer<typeof nameSchema>> = new Map(Object.entries(read.data.names));

/** What is left of a name without its articles and without what is told of the place behind a comma or a preposition. */
function coreOf(name: string, language: string): string {
  const way = ways.get(language);
  const [low = ""] = name.toLowerCase().split(/[,(]/u);
  const said = low.trim().split(/\s+/u);
  const bare = said.slice(way?.articles.has(said[0] ?? "") === true && said.length > 1 ? 1 : 0);
  const end = bare.findIndex((word, at) => at > 0 && at < bare.length - 1 && way?.ties.has(word) === true);
  return bare.slice(0, end < 0 ? bare.length : end).join(" ");
}

/** Where in a name the noun stands that it is of: at its end, or at its beginning. The longest word found there counts. */
function wordAtHead(pattern: NamePattern, name: string, language: string): string {
  const { head = "last", narrowed_by } = ways.get(language) ?? {};
  const isNarrowed = (word: string) => narrowed_by?.has(name.slice(word.length).trim().split(" ")[0] ?? "") === true;
  const found = pattern
    .matches(name)
    .find(({ index, 0: word }) =>
      head === "first" ? index === 0 && !isNarrowed(word) : index + word.length === name.length,
    );
  return found?.[0] ?? "";
}

/** The place that a name is of, with the word for it; null where the name is of none of them. */
export function knownPlace(name: string, language: string): (KnownPlace & { word: string }) | null {
  const core = coreOf(name, language);
  const found = patterns
    .filter((row) => row.language === language)
    .map(({ place, pattern }) => ({ ...place, word: wordAtHead(pattern, core, language) }))
    .toSorted((a, b) => b.word.length - a.word.length)[0];
  return found === undefined || found.word === "" ? null : found;
}
