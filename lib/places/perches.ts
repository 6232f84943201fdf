import { z } from "#schema";
import { spatialRelations, type SpatialRelation } from "#lib/contract/vocabulary.ts";
import { namePattern } from "./name-pattern.ts";
import file from "#data/places/perches.json" with { type: "json" };

/** What somebody sits, lies or stands on, in or under that is no piece of furniture in a room: walls, rocks, beams, stalls. */

const share = z.number().min(0).max(1);
const read = z
  .strictObject({
    perches: z.array(
      z.strictObject({
        /** The element that is drawn for it. */
        element: z.string(),
        /** Where one is on it, as a share of its height. */
        top: share,
        /** How words have to stand somebody by it for it to be meant. */
        ways: z.array(z.enum(spatialRelations)).min(1),
        /** Elements of the place that it is in where no place is told, from the back to the front. */
        around: z.array(z.string()).min(1),
        indoors: z.literal(true).optional(),
        /** It leads up to what it is of, which is seen behind it: the steps of a temple. */
        leads_up: z.literal(true).optional(),
        /** Nouns by language, divided by commas; `*` stands for any letters. */
        words: z.record(z.string(), z.string().min(1)),
      }),
    ),
    /** The same height of elements that are named as what they are. */
    supports: z.record(z.string(), share),
    /** Elements that one is in, behind their front; of all others one is before what they are in. */
    hollow: z.array(z.string()),
  })
  .safeParse(file);
if (!read.success) throw new Error(`data/places/perches.json is ill-formed: ${z.prettifyError(read.error)}`);
const { perches, supports } = read.data;

export interface Perch {
  element: string;
  around: readonly string[];
  indoors: boolean;
  leads_up: boolean;
}

const rows = perches.flatMap(({ words, ways, element, around, indoors = false, leads_up = false }) =>
  Object.entries(words).map(([language, list]) => ({
    language,
    ways: new Set<SpatialRelation>(ways),
    pattern: namePattern(list, language),
    perch: { element, around, indoors, leads_up },
  })),
);

/** The perch that a noun phrase names where words stand somebody by it in this way; null where it is none. */
export const perchNamed = (name: string, relation: SpatialRelation, language: string): Perch | null =>
  rows.find((row) => row.language === language && row.ways.has(relation) && row.pattern.test(name))?.perch ?? null;

const tops = new Map([
  ...Object.entries(supports),
  ...perches.map(({ element, top }): [string, number] => [element, top]),
]);

/** Where somebody is on or in an element, as a share of its height; null where nobody can be on it. */
export const topOf = (element: string): number | null => tops.get(element) ?? null;

const hollow: ReadonlySet<string> = new Set(read.data.hollow);
/** Whether somebody who is in an element is seen behind its front: a boat, a stall. */
export const isHollow = (element: string): boolean => hollow.has(element);

const own = new Set(perches.map(({ element }) => element));
/** Whether an element is one of the perches themselves. */
export const isPerch = (element: string): boolean => own.has(element);
