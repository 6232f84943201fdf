import { z } from "zod";
import { builtStrokes, faces, sun, type BuiltStroke, type Sun } from "./built-strokes.ts";
import { changed } from "./changed.ts";
import { drawnFiles } from "./drawn-files.ts";
import { atFirstUse } from "./first-use.ts";
import { colour, condition, dial, lights, name, type Colour, type Condition, type Dial } from "./solid-finishes.ts";
import { isVariant, type Variant } from "./variants.ts";

/**
 * Goods that are drawn in outlines, as a draughtsman does: one row a thing, one file a family. Lengths are hundredths
 * of the thing's height, x to the right from its middle, y downwards from its foot; its top is at -100.
 */

const pair = z.tuple([z.number(), z.number()]);
const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** An outline as SVG writes it (M L Q C Z; S runs smoothly through points; O x y rx ry), the name of one, or a box. */
const outline = z.union([
  z.string().regex(/^(M[-\d]|O |[a-z][a-z0-9_]*$)/, "is neither an outline nor the name of one"),
  z.strictObject({ box: four, round: z.number().optional() }),
]);
export type Outline = z.infer<typeof outline>;

export const sheens = ["matte", "cloth", "satin", "gloss", "metal", "chrome", "paint", "rubber"] as const;
const sheen = z.enum(sheens);
const grain = z.tuple([z.enum(["weave", "leather", "brushed", "speckle", "wood"]), z.number(), z.number()]);

/** A colour; as a surface of a sheen that looks right and up; or running from one to another along a line. */
const paint = z.union([
  colour,
  z.strictObject({ colour, sheen, looks: pair }),
  z.strictObject({
    along: four,
    stops: z
      .array(
        z.strictObject({
          at: z.number(),
          colour,
          sheen: sheen.optional(),
          looks: pair.optional(),
          /** Lit by the sky; `through` is light from within that shines through it, with its share. */
          sun: sun.optional(),
          through: z.tuple([colour, z.number()]).optional(),
          alpha: z.number().optional(),
        }),
      )
      .min(2),
  }),
]);
export type Paint = z.infer<typeof paint>;

/** A body turned on a lathe, in heights of the thing: heights with radii, foot first; two at one height make a step. */
const lathe = z.strictObject({
  profile: z.array(pair).min(2),
  /** From which height to which it is of what stuff and colour. */
  bands: z
    .array(
      z.tuple([
        z.number(),
        z.number(),
        z.enum(["glass", "liquid", "frosted", "metal", "glossy", "satin", "matte", "cork", "ribbed", "label"]),
        colour,
      ]),
    )
    .min(1),
  /** How far down the lens looks. */
  tilt: z.number().optional(),
  droplets: z.literal(true).optional(),
});

/** Where a stroke stands and how often: `each` and `row` move it, `mirror` draws it on both sides of the middle. */
const placing = {
  ...condition,
  /** Only where words give the thing a colour, or only where they give none. */
  coloured: z.boolean().optional(),
  each: z.array(pair).min(1).optional(),
  row: z.strictObject({ count: z.int().min(1), by: pair }).optional(),
  mirror: z.literal(true).optional(),
  /** Once in every so much of what goes on across the picture, in the middle of each. */
  span: z.number().positive().optional(),
  /** So often about the middle as on a round wall: an angle apart, on a radius. */
  around: z.strictObject({ count: z.int().min(1), step: z.number(), radius: z.number() }).optional(),
  /** Told for a key from the right: it changes sides with the light. */
  lit_side: z.literal(true).optional(),
};

interface Placing extends Condition {
  coloured?: boolean | undefined;
  each?: [number, number][] | undefined;
  row?: { count: number; by: [number, number] } | undefined;
  mirror?: true | undefined;
  span?: number | undefined;
  around?: { count: number; step: number; radius: number } | undefined;
  lit_side?: true | undefined;
}
type Four = [number, number, number, number];
type Sheen = (typeof sheens)[number];
export type Stroke = Placing &
  (
    | { fill: Outline; of: Paint; sun?: Sun | undefined; alpha?: number | undefined }
    | {
        line: Outline;
        of: Paint;
        sun?: Sun | undefined;
        width: number;
        alpha?: number | undefined;
        dash?: [number, number] | undefined;
      }
    | BuiltStroke
    | {
        body: Outline;
        of: Colour;
        sheen: Sheen;
        /** The line across which it bulges; `bulge` how far, 1 a half round. */
        axis: Four;
        bulge?: number | undefined;
        grain?: z.infer<typeof grain> | undefined;
        bevel?: [number, number] | undefined;
      }
    | {
        face: Outline;
        of: Colour;
        sheen: Sheen;
        looks: [number, number];
        grain?: z.infer<typeof grain> | undefined;
        bevel?: [number, number] | undefined;
      }
    | {
        hull: Outline;
        of: Colour;
        sheen: Sheen;
        lines: [number, number, number][];
        bevel?: [number, number] | undefined;
      }
    | { grain: z.infer<typeof grain>; on: Outline }
    | { bevel: [number, number]; on: Outline }
    | { soft: Four; of: Colour; alpha: number }
    | { within: Outline; strokes: Stroke[] }
    | {
        group: Stroke[];
        turn?: Dial | undefined;
        about?: [number, number] | undefined;
        /** So many of it in a ring about `about`; so much larger than it is told. */
        spokes?: number | undefined;
        grown?: number | undefined;
      }
    | {
        /** The name that the label gives, or a text: its middle, and the width and height that it may fill. */
        letter: Four;
        text?: string | undefined;
        ink?: Colour | undefined;
        on?: Colour | undefined;
        tracking?: number | undefined;
        weight?: number | undefined;
        /** A mark of this height where there is no name. */
        mark?: number | undefined;
      }
    | { lathe: z.infer<typeof lathe> }
    | { motif: string }
  );

export const stroke: z.ZodType<Stroke> = z.lazy(() =>
  z.union([
    z.strictObject({ ...placing, fill: outline, of: paint, sun: sun.optional(), alpha: z.number().optional() }),
    z.strictObject({
      ...placing,
      line: outline,
      of: paint,
      sun: sun.optional(),
      width: z.number(),
      alpha: z.number().optional(),
      dash: pair.optional(),
    }),
    z.strictObject({
      ...placing,
      body: outline,
      of: colour,
      sheen,
      axis: four,
      bulge: z.number().optional(),
      grain: grain.optional(),
      bevel: pair.optional(),
    }),
    z.strictObject({
      ...placing,
      face: outline,
      of: colour,
      sheen,
      looks: pair,
      grain: grain.optional(),
      bevel: pair.optional(),
    }),
    z.strictObject({
      ...placing,
      hull: outline,
      of: colour,
      sheen,
      lines: z.array(z.tuple([z.number(), z.number(), z.number()])).min(2),
      bevel: pair.optional(),
    }),
    z.strictObject({ ...placing, grain, on: outline }),
    z.strictObject({ ...placing, bevel: pair, on: outline }),
    z.strictObject({ ...placing, soft: four, of: colour, alpha: z.number() }),
    z.strictObject({ ...placing, within: outline, strokes: z.array(stroke).min(1) }),
    z.strictObject({
      ...placing,
      group: z.array(stroke).min(1),
      turn: dial.optional(),
      about: pair.optional(),
      spokes: z.int().optional(),
      grown: z.number().optional(),
    }),
    ...builtStrokes.map((shape): z.ZodType<Stroke> => z.strictObject({ ...placing, ...shape }) as never),
    z.strictObject({
      ...placing,
      letter: four,
      text: z.string().optional(),
      ink: colour.optional(),
      on: colour.optional(),
      tracking: z.number().optional(),
      weight: z.number().optional(),
      mark: z.number().optional(),
    }),
    z.strictObject({ ...placing, lathe }),
    z.strictObject({ ...placing, motif: name }),
  ]),
);

const good = z.strictObject({
  /** Lit by the hour alone; without it a product keeps its studio. */
  outdoors: z.literal(true).optional(),
  colours: z.record(name, colour).optional(),
  outlines: z.record(name, z.string()).optional(),
  motifs: z.record(name, z.array(stroke).min(1)).optional(),
  /** What is seen on walls, by names. */
  faces: faces.optional(),
  strokes: z.array(stroke).min(1),
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

const outlineKeys = ["fill", "line", "body", "face", "hull", "on", "within", "weathered", "rounded"];
const colourKeys = ["of", "own", "any", "colour", "ink", "roof", "second", "frame"];

/** Names in a row that nothing stands behind. */
function unknownIn({ outlines = {}, motifs = {}, colours = {}, faces: named = {}, ...rest }: DrawnGood): string[] {
  const isColour = (id: string) =>
    id.startsWith("#") || colours[id] !== undefined || lights.some((light) => light === id);
  const isOutline = (id: string) => /^(M|O )/.test(id) || outlines[id] !== undefined;
  const walk = (value: unknown, key: string): string[] => {
    if (Array.isArray(value))
      return key === "mix"
        ? value.flatMap(([tone]: [unknown]) => walk(tone, "colour"))
        : value.flatMap((one) => walk(one, key === "strokes" || key === "group" ? "" : key));
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
  return data.goods.map(({ id, variants = [], ...base }) => ({
    id,
    plain: atFirstUse(() => read(id, base)),
    variants: variants.map(({ is, ...over }) => {
      const kinds = typeof is === "string" ? [is] : is;
      const known = kinds.filter(isVariant);
      if (known.length < kinds.length) throw fault(`${id} knows no variant ${kinds.join()}`);
      return { is: known, good: atFirstUse(() => read(`${id} (${kinds.join()})`, changed(base, over))) };
    }),
  }));
}

/** Every drawn thing; the first variant that is told counts. */
export const drawnRows: readonly DrawnRow[] = Object.entries(drawnFiles).flatMap(([file, text]) => drawnOf(file, text));
