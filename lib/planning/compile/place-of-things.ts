import { z } from "zod";
import file from "#data/knowledge/places-of-things.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

const { places: rows } = checkedData(
  "knowledge/places-of-things.json",
  z.strictObject({
    /** Elements of the place at which people are used to have a thing with them, with the elements of such things. */
    places: z.array(z.tuple([z.string().min(1), z.string().min(1)])),
  }),
  file,
);

const places: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([place, things]) => things.split(" ").map((thing) => [thing, place] as const)),
);

/** The element of the place where the first of these elements that has one is used; null where none has. */
export const placeOfThings = (elements: readonly string[]): string | null =>
  elements.flatMap((element) => places.get(element) ?? [])[0] ?? null;
