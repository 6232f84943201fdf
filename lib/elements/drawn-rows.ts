import { z } from "#schema";
import { faces } from "./built-strokes.ts";
import { baseOf, changed } from "./changed.ts";
import { drawnFiles } from "./drawn-files.ts";
import { atFirstUse } from "./first-use.ts";
import { outline, pair, stroke } from "./drawn-strokes.ts";
import { colour, condition, dial, lights, name } from "./solid-finishes.ts";
import { isVariant, type Variant } from "./variants.ts";

/**
 * Goods that are drawn in outlines, as a draughtsman does: one row a thing, one file a family. Lengths are hundredths
 * of the thing's height, x to the right from its middle, y downwards from its foot; its top is at -100.
 */

const strokes = z.array(stroke).min(1);
/** How far an end stands back: heights with how far, from the top down, straight between. */
const setback = z.array(pair).min(1);
const ends = z.strictObject({
  /** Where it stands still it is told by its side, even to the lens. */
  moving: z.literal(true).optional(),
  /** Its side runs away from the lens: from where to where it reaches, how broad it is. Without it only its end is seen. */
  receding: z
    .strictObject({
      rear: z.number(),
      nose: z.number(),
      /** One as it comes may be broader as it goes, by what its ends are. */
      breadth: z.union([z.number(), z.strictObject({ comes: z.number(), goes: z.number() })]),
      top: z.number().optional(),
      comes: setback.optional(),
      goes: setback.optional(),
      /** Boxes of the side that are not seen where it comes. */
      hidden: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
      /** What stands over it where it comes. */
      over: strokes.optional(),
    })
    .optional(),
  /** As it comes and as it goes. */
  front: strokes,
  back: strokes,
});
export type Ends = z.infer<typeof ends>;

const good = z.strictObject({
  /** Lit by the hour alone; without it a product keeps its studio. */
  outdoors: z.literal(true).optional(),
  colours: z.record(name, colour).optional(),
  outlines: z.record(name, outline).optional(),
  motifs: z.record(name, strokes).optional(),
  /** What is seen on walls, by names. */
  faces: faces.optional(),
  strokes,
  /** How it is drawn to the lens and away from it; without it as from its side. */
  ends: ends.optional(),
  steam: z
    .array(
      z.strictObject({
        ...condition,
        x: z.number().optional(),
        y: z.number(),
        height: z.number(),
        half: z.number(),
        strength: dial,
      }),
    )
    .optional(),
  glows: z
    .array(
      z.strictObject({
        ...condition,
        at: pair,
        radius: z.number(),
        colour,
        strength: dial,
        flicker: z.number().optional(),
        beam: z.literal(true).optional(),
      }),
    )
    .optional(),
});
export type DrawnGood = z.infer<typeof good>;
export interface DrawnRow {
  id: string;
  /** These throw with the file, the id and what is wrong where the row is ill-formed. */
  plain: () => DrawnGood;
  variants: readonly { is: readonly Variant[]; good: () => DrawnGood }[];
}

const outlineKeys = [
  "fill",
  "line",
  "body",
  "face",
  "hull",
  "on",
  "within",
  "decal",
  "tube",
  "glaze",
  "weathered",
  "rounded",
];
const holders = ["strokes", "group", "front", "back", "over"];
const colourKeys = ["of", "own", "any", "colour", "ink", "roof", "second", "frame", "alloy", "hub", "lit"];

/** Names in a row that nothing stands behind. */
function unknownIn({ outlines = {}, motifs = {}, colours = {}, faces: named = {}, ...rest }: DrawnGood): string[] {
  const isColour = (id: string) =>
    id.startsWith("#") || colours[id] !== undefined || lights.some((light) => light === id);
  const isOutline = (id: string) => /^(M|O )/.test(id) || outlines[id] !== undefined;
  const walk = (value: unknown, key: string): string[] => {
    if (Array.isArray(value))
      return key === "mix"
        ? value.flatMap(([tone]: [unknown]) => walk(tone, "colour"))
        : value.flatMap((one) => walk(one, holders.includes(key) ? "" : key));
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([inner, one]) =>
        walk(one, inner !== "on" ? inner : "letter" in value ? "ink" : "wall" in value ? "wall_on" : inner),
      );
    if (typeof value !== "string") return [];
    if (["wall_on", "front", "side"].includes(key)) return named[value] ? [] : [`face ${value}`];
    if (key === "motif") return motifs[value] ? [] : [`motif ${value}`];
    if (outlineKeys.includes(key)) return isOutline(value) ? [] : [`outline ${value}`];
    return colourKeys.includes(key) && !isColour(value) ? [`colour ${value}`] : [];
  };
  return [
    ...walk(rest, ""),
    ...walk(motifs, ""),
    ...walk(named, ""),
    ...Object.values(colours).flatMap((one) => walk(one, "colour")),
  ];
}

const loose = z.strictObject({
  /** Groups of strokes that every row of the file may name. */
  motifs: z.record(name, z.array(stroke).min(1)).optional(),
  goods: z.array(
    z.looseObject({
      id: name,
      variants: z.array(z.looseObject({ is: z.union([name, z.array(name).min(1)]) })).optional(),
    }),
  ),
});

/** The goods of a file, each checked when it is first drawn. Throws with the file, the id and what is wrong. */
export function drawnOf(file: string, text: unknown): DrawnRow[] {
  const fault = (what: string) => new Error(`data/elements/drawn/${file}.json: ${what}`);
  let shared: NonNullable<DrawnGood["motifs"]> = {};
  const read = (id: string, given: unknown): DrawnGood => {
    const { success, data: own, error } = good.safeParse(given);
    if (!success) throw fault(`${id} is ill-formed: ${z.prettifyError(error)}`);
    const data = { ...own, motifs: { ...shared, ...own.motifs } };
    const unknown = unknownIn(data);
    if (unknown.length > 0) throw fault(`${id} knows no ${unknown.join(", no ")}`);
    return data;
  };
  const { success, data, error } = loose.safeParse(text);
  if (!success) throw fault(z.prettifyError(error));
  shared = data.motifs ?? {};
  return data.goods.map((row) => ({
    id: row.id,
    plain: atFirstUse(() => read(row.id, baseOf(row))),
    variants: (row.variants ?? []).map((variant) => {
      const { is } = variant;
      const { id } = row;
      const kinds = typeof is === "string" ? [is] : is;
      const known = kinds.filter(isVariant);
      if (known.length < kinds.length) throw fault(`${id} knows no variant ${kinds.join()}`);
      const good = atFirstUse(() => {
        const { is: _, ...over } = variant;
        return read(`${id} (${kinds.join()})`, changed(baseOf(row), over));
      });
      return { is: known, good };
    }),
  }));
}

/** Every drawn thing; the first variant that is told counts. */
export const drawnRows: readonly DrawnRow[] = Object.entries(drawnFiles).flatMap(([file, text]) => drawnOf(file, text));
