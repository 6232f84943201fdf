import { z } from "#schema";
import shared from "#data/elements/solids/shared.json" with { type: "json" };
import { baseOf, changed } from "./changed.ts";
import { atFirstUse } from "./first-use.ts";
import { colour, condition, dial, finish, lights, name, type FinishRow } from "./solid-finishes.ts";
import { part, type Part } from "./solid-parts.ts";
import { solidFiles } from "./solid-files.ts";
import { isVariant, type Variant } from "./variants.ts";

/** Goods that are sculpted: bodies with finishes, put together and lit. One row a thing, one file a family. */

const pair = z.tuple([z.number(), z.number()]);
const finishes = z.record(name, finish);
const motifs = z.record(name, z.array(part).min(1));

const good = z.strictObject({
  /** How far the lens looks down, the whole turned about its upright (below 0 towards the key), how far it stands off. */
  view: z.strictObject({
    pitch: z.number().optional(),
    turn: z.number().optional(),
    distance: z.number().optional(),
    /** Its handle, to the right, changes sides so as to stand away from the key. */
    away_from_key: z.literal(true).optional(),
    /** Frames of its cycle differ only in what is drawn afterwards. */
    still: z.literal(true).optional(),
    /** Every frame has another shape while these hold: fewer pixels. */
    quick: condition.if,
  }),
  /** What its states are where nobody tells of them: `full` 1. What is not named is 0. */
  by_nature: z.partialRecord(z.enum(["open", "lit", "full", "folded"]), dial).optional(),
  colours: z.record(name, colour).optional(),
  finishes: finishes.optional(),
  motifs: motifs.optional(),
  parts: z.array(part),
  /** The whole picture turned and grown about a place (x to the right, y down). */
  moves: z.strictObject({ about: pair, turn: dial.optional(), grow: dial.optional() }).optional(),
  steam: z
    .array(
      z.strictObject({
        ...condition,
        x: z.number().optional(),
        y: dial,
        height: z.number(),
        half: z.number(),
        strength: dial,
      }),
    )
    .optional(),
  /** Fire that climbs, or a flame on a wick: where its foot is (y down), how high and, of fire, half how wide. */
  flames: z
    .array(
      z.strictObject({
        ...condition,
        on: z.enum(["wick", "fuel"]),
        x: z.number().optional(),
        y: dial,
        height: dial,
        half: dial.optional(),
        /** Sparks that fly from it. */
        sparks: z.number().int().optional(),
      }),
    )
    .optional(),
  glows: z
    .array(
      z.strictObject({
        ...condition,
        x: z.number(),
        y: dial,
        radius: z.number(),
        colour,
        strength: dial,
        flicker: z.number().optional(),
      }),
    )
    .optional(),
  /** What is drawn before and after the bodies, by its name. */
  behind: z.array(name).optional(),
  before: z.array(name).optional(),
});
/** A thing as its painter takes it. */
export type Good = z.infer<typeof good>;
export interface SolidRow {
  id: string;
  /** These throw with the file, the id and what is wrong where the row is ill-formed. */
  plain: () => Good;
  variants: readonly { is: readonly Variant[]; not: readonly Variant[]; good: () => Good }[];
}

const sharedRead = z.strictObject({ finishes, motifs }).safeParse(shared);
if (!sharedRead.success)
  throw new Error(`data/elements/solids/shared.json is ill-formed: ${z.prettifyError(sharedRead.error)}`);
/** Finishes and groups of bodies that every row may name. */
export const { finishes: sharedFinishes, motifs: sharedMotifs } = sharedRead.data;

const loose = z.strictObject({
  goods: z.array(
    z.looseObject({
      id: name,
      variants: z
        .array(z.looseObject({ is: z.union([name, z.array(name).min(1)]), not: z.array(name).optional() }))
        .optional(),
    }),
  ),
});

const finishNames = (rows: readonly Part[]): (string | FinishRow)[] =>
  rows.flatMap(({ of, group }) => [...(of === undefined ? [] : [of]), ...finishNames(group ?? [])]);
const kindNames = (rows: readonly Part[]): string[] =>
  rows.flatMap(({ is = [], not = [], group }) => [...is, ...not, ...kindNames(group ?? [])]);
const motifNames = (rows: readonly Part[]): string[] =>
  rows.flatMap(({ motif, group }) => [...(motif === undefined ? [] : [motif]), ...motifNames(group ?? [])]);

/** Names in a row that nothing stands behind. */
function unknownIn({ parts, finishes: own = {}, motifs: groups = {}, colours = {} }: Good): string[] {
  const all = [...parts, ...Object.values(groups).flat()];
  const told = [...finishNames(all), ...Object.values(own)];
  const needed = told.flatMap((row) => (typeof row === "string" ? [row] : row.like === undefined ? [] : [row.like]));
  const tones = told.flatMap((row) =>
    typeof row === "string" || row.colour === undefined ? [] : colourNames(row.colour),
  );
  const made = Object.values(colours).flatMap(colourNames);
  return [
    ...needed.filter((id) => !own[id] && !sharedFinishes[id]).map((id) => `finish ${id}`),
    ...motifNames(all)
      .filter((id) => !groups[id] && !sharedMotifs[id])
      .map((id) => `motif ${id}`),
    ...kindNames(all)
      .filter((id) => !isVariant(id))
      .map((id) => `variant ${id}`),
    ...[...tones, ...made]
      .filter((id) => id !== "body" && !colours[id] && !lights.some((light) => light === id))
      .map((id) => `colour ${id}`),
  ];
}
const colourNames = (given: z.infer<typeof colour>): string[] =>
  typeof given === "string"
    ? given.startsWith("#")
      ? []
      : [given]
    : [
        given.own,
        given.of,
        ...(given.mix ?? []).map(([tone]) => tone),
        ...(given.by ?? []).map(([, tone]) => tone),
      ].flatMap((inner) => (inner === undefined ? [] : colourNames(inner)));

/** The goods of a file, each checked when it is first drawn. Throws with the file, the id and what is wrong. */
export function goodsOf(file: string, text: unknown): SolidRow[] {
  const fault = (what: string) => new Error(`data/elements/solids/${file}.json: ${what}`);
  const read = (id: string, given: unknown): Good => {
    const { success, data, error } = good.safeParse(given);
    if (!success) throw fault(`${id} is ill-formed: ${z.prettifyError(error)}`);
    const unknown = unknownIn(data);
    if (unknown.length > 0) throw fault(`${id} knows no ${unknown.join(", no ")}`);
    return data;
  };
  const { success, data, error } = loose.safeParse(text);
  if (!success) throw fault(z.prettifyError(error));
  return data.goods.map((row) => {
    const { id, variants = [] } = row;
    const known = (ids: readonly string[]): Variant[] =>
      ids.map((variant) => {
        if (!isVariant(variant)) throw fault(`${id} knows no variant ${variant}`);
        return variant;
      });
    return {
      id,
      plain: atFirstUse(() => read(id, baseOf(row))),
      variants: variants.map((variant) => {
        const { is, not = [] } = variant;
        const kinds = typeof is === "string" ? [is] : is;
        return {
          is: known(kinds),
          not: known(not),
          good: atFirstUse(() => {
            const { is: _, not: __, ...over } = variant;
            return read(`${id} (${kinds.join()})`, changed(baseOf(row), over));
          }),
        };
      }),
    };
  });
}

/** Every sculpted thing; the first variant that is told counts. */
export const solidRows: readonly SolidRow[] = Object.entries(solidFiles).flatMap(([file, text]) => goodsOf(file, text));

const twice = solidRows.find(({ id }, i) => solidRows.findIndex((row) => row.id === id) < i);
if (twice) throw new Error(`data/elements/solids: ${twice.id} stands in two rows`);
