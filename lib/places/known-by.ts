import { z } from "zod";
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

const schema = z.strictObject({
  /** Elements that are only where snow lies. */
  snowed: z.array(z.string().min(1)).min(1),
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

/** What ties a noun to what only says more of it: a playground in a park is a playground. */
const ties: Readonly<Record<string, RegExp>> = {
  en: /[,(]|\s(?:of|in|on|with|at|from|for|by|near|behind|beside|under|outside)\s/u,
  de: /[,(]|\s(?:von|vom|in|im|am|an|auf|mit|des|der|eines|einer|hinter|vor|bei|aus)\s/u,
  es: /[,(]|\s(?:en|con|junto|detrás|cerca|bajo)\s/u,
};
/** Languages in which what a name is of stands first in it: `mercado de flores`. */
const headFirst: ReadonlySet<string> = new Set(["es", "fr", "it", "pt"]);

/** What makes another thing of a noun before it: `parada de taxis`, `obra de teatro`. */
const narrowed = /^\s+(?:de|del|di|della|do|da|des|du)\s/u;

/** Where in a name the noun stands that it is of: at its end, or at its beginning. The longest word found there counts. */
function wordAtHead(pattern: NamePattern, name: string, language: string): string {
  const all = pattern.matches(name);
  const found = headFirst.has(language)
    ? all.find(({ index, 0: word }) => index === 0 && !narrowed.test(name.slice(word.length)))
    : all.find(({ index, 0: word }) => index + word.length === name.length);
  return found?.[0] ?? "";
}

/** The place that a name is of, with the word for it; null where the name is of none of them. */
export function knownPlace(name: string, language: string): (KnownPlace & { word: string }) | null {
  const low = name.toLowerCase();
  const core = (low.split(ties[language] ?? /[,(]/u)[0] ?? low).trim();
  const bare = core.replace(/^(?:the|an?|el|la|los|las|una?|der|die|das|den|dem|eine?[mnr]?)\s+/u, "");
  const found = patterns
    .filter((row) => row.language === language)
    .map(({ place, pattern }) => ({ ...place, word: wordAtHead(pattern, bare, language) }))
    .toSorted((a, b) => b.word.length - a.word.length)[0];
  return found === undefined || found.word === "" ? null : found;
}
