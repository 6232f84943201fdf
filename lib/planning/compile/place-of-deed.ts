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
  otherwise,
  pictures,
} = checkedData(
  "knowledge/places-of-deeds.json",
  z.strictObject({
    /** Elements of the place at which one is used to see a deed or a trade, with English verbs and nouns for these. */
    places: z.array(z.tuple([z.string().min(1), z.string().min(1)])),
    /** The room of a trade, what it is where words name only its kind, and English words for who has that trade. */
    trades: z.array(z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)])),
    /** English words for what shows something that is not there. */
    pictures: z.array(z.string().min(1)).min(1),
    /** Deeds that are done in many places, and tell where only when nothing else does. */
    anywhere: words,
    /** Rooms at home, where one does for oneself what others do by trade. */
    at_home: words,
    /** Where people do what they may do anywhere, if nothing else tells where they are: elements of places with acts. */
    otherwise: z.array(z.tuple([z.string().min(1), z.string().min(1)])),
  }),
  file,
);

/** What a picture shows tells nothing of where it hangs: `a painting of a kitchen`, in lower case. */
export const pictured = new RegExp(
  String.raw`\b(?:${pictures.join("|")})s?\s+of\s+(?:(?:an?|the|his|her)\s+)?[\p{L}-]+`,
  "gu",
);

const places: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([place, deeds]) => deeds.split(" ").map((word) => [word, place] as const)),
);

const placesOfActs: ReadonlyMap<string, string> = new Map(
  otherwise.flatMap(([place, acts]) => acts.split(" ").map((act) => [act, place] as const)),
);

/** The element of the place where people are used to do the first of these acts that has one; null where none has. */
export const placeOfActs = (acts: readonly string[]): string | null =>
  acts.flatMap((act) => placesOfActs.get(act) ?? [])[0] ?? null;

const formsOf = (word: string): string[] =>
  [word, ...baseForms(word), word.replace(/s$/, "")].map((form) => form.toLowerCase());

/** The room of the first trade that these English words name, where a place is only told by its kind: a potter's workshop. */
export const roomOfTrade = (kind: string, words: readonly string[]): string | null => {
  const rows = trades.filter(([, kinds]) => kinds.split(" ").includes(kind));
  const roomOf = (word: string) =>
    rows.find(([, , names]) => names.split(" ").some((name) => formsOf(word).includes(name)))?.[0];
  return words.map(roomOf).find((room) => room !== undefined) ?? null;
};

const isAnywhere = (word: string): boolean => formsOf(word).some((form) => anywhere.has(form));
const placeOf = (word: string): string | undefined => formsOf(word).flatMap((form) => places.get(form) ?? [])[0];

/** Whether one of these words is of something that is done in one kind of place alone. */
export const tellsSurely = (said: readonly string[]): boolean =>
  said.some((word) => !isAnywhere(word) && placeOf(word) !== undefined);

/**
 * The element of the place where the first of these English words is at home; null when none of them says so. Whose trade
 * it is (a barber shaves others, a baker bakes for others) does not do it at home.
 */
export const placeOfDeed = (said: readonly string[], doer: string): string | null => {
  const telling = said.filter((word) => !isAnywhere(word));
  const found = [...telling, ...said.toReversed()].map(placeOf).find((place) => place !== undefined) ?? null;
  const trades = doer.split(/[^\p{L}]+/u).filter((word) => !isAnywhere(word));
  const trade = trades.map(placeOf).findLast((place) => place !== undefined);
  return found !== null && chores.has(found) && trade !== undefined ? trade : found;
};
