import { z } from "#schema";
import { namePattern } from "./name-pattern.ts";
import file from "#data/places/insides.json" with { type: "json" };

/** Where somebody is of whom words say that they are in, aboard or under something. */

const lists = z.array(z.string().min(1)).min(1);
const schema = z.strictObject({
  /** The room that one is in who is in a thing; `aboard` where one who is on it is in it too. */
  inside: z.array(z.strictObject({ of: z.string(), room: z.string(), aboard: z.boolean().optional() })),
  under: z.array(z.strictObject({ of: z.string(), room: z.string() })),
  /** Nouns of places that name what one rides in as well. */
  named: z.array(z.strictObject({ room: z.string(), nouns: lists })),
  /** What one is in by its own name, however it is said: `the dining car of a night train`. */
  within: z.array(
    z.strictObject({
      room: z.string(),
      /** Under the sky. */
      open: z.literal(true).optional(),
      /** Nobody is on it who is in it: on the bank is by a river. */
      only_in: z.literal(true).optional(),
      /** Only where the words tell of people: fish are in a tank. */
      peopled: z.literal(true).optional(),
      words: z.record(z.string(), z.string().min(1)),
    }),
  ),
  /** What one is in under the sky: no place of a film, but a thing in one. */
  open: z.record(z.string(), z.string().min(1)),
  /** Words of place before the noun, or behind it where a language has them there; `of` ties to a noun what has it. */
  words: z.record(
    z.string(),
    z.strictObject({
      in: lists,
      aboard: lists,
      under: lists,
      of: lists.optional(),
      /** Whoever is there sees a building from the street. */
      outside: lists.optional(),
    }),
  ),
  /** Who comes aboard is outside as it is told: the verbs before those words, or what stands behind the noun. */
  boards: z.record(z.string(), lists),
});
const read = schema.safeParse(file);
if (!read.success) throw new Error(`data/places/insides.json is ill-formed: ${z.prettifyError(read.error)}`);
const { inside, under, named, words, boards, within: roomRows, open: hulls } = read.data;

const roomNames = roomRows.flatMap(({ words: names, ...row }) =>
  Object.entries(names).map(([language, list]) => ({ ...row, language, pattern: namePattern(list, language) })),
);
const underSky: ReadonlySet<string> = new Set(roomRows.flatMap(({ room, open }) => (open === true ? [room] : [])));
/** Whether a room has no roof: the deck of a ship. */
export const isUnderSky = (room: string): boolean => underSky.has(room);
const hullNames = new Map(Object.entries(hulls).map(([language, list]) => [language, namePattern(list, language)]));

/** Languages whose nouns are told more of in front of them: a car park is no car. */
const headsLast: ReadonlySet<string> = new Set(["en", "de"]);

/** Whether what matched is what the phrase names, and not only whose or what kind it is: the window of a bus, a car park. */
function isHead(name: string, { 0: found, index }: RegExpExecArray, language: string): boolean {
  const of = ofWords.get(language);
  if (of === undefined) return true;
  const after = name.slice(index + found.length).trim();
  return (
    !new RegExp(String.raw`(?<!\p{L})(?:${of})\s*(?:\p{L}{1,5}\s+)?$`, "iu").test(name.slice(0, index)) &&
    (!headsLast.has(language) || after === "" || new RegExp(String.raw`^(?:${of})(?!\p{L})`, "iu").test(after))
  );
}

/** The room whose name a noun phrase is, by the longest of them; null where it is none, or where nobody is `on` it. */
export function roomNamed(name: string, language: string, way: Within | "on" = "in", isPeopled = true): string | null {
  let longest: { room: string; length: number } | null = null;
  for (const row of roomNames) {
    if (row.language !== language || (row.only_in === true && way === "on") || (row.peopled && !isPeopled)) continue;
    for (const found of row.pattern.matches(name))
      if (found[0].length > (longest?.length ?? 0) && isHead(name, found, language))
        longest = { room: row.room, length: found[0].length };
  }
  return longest?.room ?? null;
}

/** Whether a noun phrase names what one is in under the sky: a boat, a cart. */
export const isOpenHull = (name: string, language: string): boolean => hullNames.get(language)?.test(name) === true;

export type Within = "in" | "aboard" | "under";
const ways = ["in", "aboard", "under"] as const;

const rooms: Record<Within, ReadonlyMap<string, string>> = {
  in: new Map(inside.map(({ of, room }) => [of, room])),
  aboard: new Map(inside.flatMap(({ of, room, aboard }) => (aboard === true ? [[of, room] as const] : []))),
  under: new Map(under.map(({ of, room }) => [of, room])),
};
const byNoun = new Map(named.flatMap(({ room, nouns }) => nouns.map((noun) => [noun, room] as const)));

/** The room that an element is seen from within; null where it has none. */
export const roomWithin = (element: string, noun: string, way: Within): string | null =>
  (way === "under" ? undefined : byNoun.get(noun)) ?? rooms[way].get(element) ?? null;

/** Whether a room is the inside of an element: whoever is in it does not see the thing itself. */
export const isWithin = (room: string, element: string): boolean => rooms.in.get(element) === room;

const escaped = (list: readonly string[]) =>
  list.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
const ofWords = new Map(Object.entries(words).flatMap(([language, { of }]) => (of ? [[language, escaped(of)]] : [])));
const behind = new Set(["ja", "zh", "hi"]);
const patterns = new Map(
  Object.entries(words).map(([language, list]) => [
    language,
    ways.map((way) =>
      behind.has(language)
        ? new RegExp(`^\\s*(?:${escaped(list[way])})`, "u")
        : // An article or whose it is may stand between.
          new RegExp(`(?:^|[^\\p{L}])(?:${escaped(list[way])})\\s*(?:\\s\\p{L}{1,6}['’]?|\\p{L}['’])?\\s*$`, "iu"),
    ),
  ]),
);

const boarding = new Map(
  Object.entries(boards).map(([language, verbs]) => {
    const { in: into, aboard } = words[language] ?? { in: [], aboard: [] };
    return [
      language,
      behind.has(language)
        ? new RegExp(`^\\s*(?:${escaped(verbs)})`, "u")
        : new RegExp(
            `(?:^|[^\\p{L}])(?:${escaped(verbs)})\\s+(?:${escaped([...into, ...aboard])})\\s*(?:\\s\\p{L}{1,6}['’]?|\\p{L}['’])?\\s*$`,
            "iu",
          ),
    ];
  }),
);

/** How the words around a phrase of `raw` place somebody by it; null where they do not. */
export function withinSaid(
  raw: string,
  { start, end }: { start: number; end: number },
  language: string,
): Within | null {
  const around = behind.has(language) ? raw.slice(end, end + 12) : raw.slice(Math.max(0, start - 40), start);
  if (boarding.get(language)?.test(around) === true) return null;
  const at = patterns.get(language)?.findIndex((pattern) => pattern.test(around)) ?? -1;
  return ways[at] ?? null;
}

const outside = new Map(
  Object.entries(words).flatMap(([language, { in: within, aboard, outside: list }]) => {
    if (list === undefined) return [];
    const longest = escaped(list.toSorted((a, b) => b.length - a.length));
    const found = behind.has(language)
      ? new RegExp(`^\\s*(?:${longest})`, "u")
      : // Up to three words that tell more of the noun may stand between, but no other word of place.
        new RegExp(
          `(?:^|[^\\p{L}])(?:${longest})(?:\\s+(?!(?:${escaped([...within, ...aboard])})(?!\\p{L}))[\\p{L}'’-]+){0,3}\\s*$`,
          "iu",
        );
    return [[language, found] as const];
  }),
);

/** Whether words put somebody before a building: outside of it, at its door, on its steps. */
export function outsideSaid(raw: string, { start, end }: { start: number; end: number }, language: string): boolean {
  const around = behind.has(language) ? raw.slice(end, end + 12) : raw.slice(Math.max(0, start - 60), start);
  return outside.get(language)?.test(around) === true;
}
