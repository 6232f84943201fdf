import { z } from "zod";
import file from "#data/knowledge/places-of-deeds.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";

const words = z.array(z.string().min(1)).transform((list): ReadonlySet<string> => new Set(list));
const {
  places: rows,
  trades,
  anywhere,
  at_home: chores,
} = checkedData(
  "knowledge/places-of-deeds.json",
  z.strictObject({
    /** Elements of the place at which one is used to see a deed or a trade, with English verbs and nouns for these. */
    places: z.array(z.tuple([z.string().min(1), z.string().min(1)])),
    /** The room of a trade, what it is where words name only its kind, and English words for who has that trade. */
    trades: z.array(z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)])),
    /** Deeds that are done in many places, and tell where only when nothing else does. */
    anywhere: words,
    /** Rooms at home, where one does for oneself what others do by trade. */
    at_home: words,
  }),
  file,
);

const places: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([place, deeds]) => deeds.split(" ").map((word) => [word, place] as const)),
);

const formsOf = (word: string): string[] =>
  [word, ...baseForms(word), word.replace(/s$/, "")].map((form) => form.toLowerCase());

/** The room of the first trade that these English words name, where a place is only told by its kind: a potter's workshop. */
export const roomOfTrade = (kind: string, words: readonly string[]): string | null => {
  const rows = trades.filter(([, kinds]) => kinds.split(" ").includes(kind));
  const roomOf = (word: string) =>
    rows.find(([, , names]) => names.split(" ").some((name) => formsOf(word).includes(name)))?.[0];
  return words.map(roomOf).find((room) => room !== undefined) ?? null;
};

/**
 * The element of the place where the first of these English words is at home; null when none of them says so. The words
 * of the whole intent tell it where the deed alone could be done anywhere.
 */
export const placeOfDeed = (deeds: readonly string[], words: readonly string[] = []): string | null => {
  const telling = [...deeds, ...words].filter((word) => !formsOf(word).some((form) => anywhere.has(form)));
  const placeOf = (word: string) => formsOf(word).flatMap((form) => places.get(form) ?? [])[0];
  const found = [...telling, ...deeds.toReversed()].map(placeOf).find((place) => place !== undefined) ?? null;
  // A barber shaves others, a baker bakes for others: not at home. A grandmother is no trade.
  const doer = deeds.at(-1) ?? "";
  const trade = formsOf(doer).some((form) => anywhere.has(form)) ? undefined : placeOf(doer);
  return found !== null && chores.has(found) && trade !== undefined ? trade : found;
};
