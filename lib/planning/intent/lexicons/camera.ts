import { z } from "zod";
import file from "#data/language/lexicons/camera.json" with { type: "json" };
import { angles, aspectRatios, framings, movements } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { rowsOf } from "./rows.ts";

type Rule<T> = readonly [pattern: string, value: T];
type Compiled<T> = readonly (readonly [RegExp, T])[];
const spaced = <T>(rules: readonly Rule<T>[]): Compiled<T> =>
  rules.map(([pattern, value]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\p{L})`, "giu"), value]);
/** Scripts without spaces, and languages that glue endings on, are matched inside a run. */
const glued = <T>(rules: readonly Rule<T>[]): Compiled<T> =>
  rules.map(([pattern, value]) => [new RegExp(pattern, "giu"), value]);

const rulesOf = <T extends z.ZodType>(value: T) => z.strictObject({ spaced: rowsOf(value), glued: rowsOf(value) });
const compiled = <T>(rules: { spaced: readonly Rule<T>[]; glued: readonly Rule<T>[] }): Compiled<T> => [
  ...spaced(rules.spaced),
  ...glued(rules.glued),
];

const tables = checkedData(
  "language/lexicons/camera.json",
  z.strictObject({
    orders_of_camera: z.array(z.string().min(1)),
    movements: rulesOf(z.enum(movements)),
    angles: rulesOf(z.enum(angles)),
    framings: rulesOf(z.enum(framings)),
    aspects: rulesOf(z.enum(aspectRatios)),
    loose_aspects: rowsOf(z.enum(aspectRatios)),
  }),
  file,
);

export const movementRules = compiled(tables.movements);
export const angleRules = compiled(tables.angles);
export const framingRules = compiled(tables.framings);
export const aspectRules = compiled(tables.aspects);
/** Words that mean a format only when they stand alone or beside words for a film: a cliff is vertical, too. */
export const looseAspectRules = spaced(tables.loose_aspects);

/** Who carries out the orders: no thing of the story. */
export const cameraWords = new RegExp(tables.orders_of_camera.join("|"), "giu");
