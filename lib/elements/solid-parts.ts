import { z } from "#schema";
import {
  condition,
  dial,
  field,
  name,
  ofFinish,
  type Condition,
  type Dial,
  type Field,
  type FinishRow,
} from "./solid-finishes.ts";

/** Bodies that sculpted goods are put together from. x to the right, y up, z to the lens, in heights; angles in radians. */

const numbers = (count: number) =>
  z.string().transform((text, context): number[][] => {
    const rows = text.split(",").map((row) => row.trim().split(/\s+/).map(Number));
    if (rows.some((row) => row.length !== count || row.some((value) => !Number.isFinite(value))))
      context.addIssue({ code: "custom", message: `are not ${count} numbers between commas` });
    return rows;
  });
/** `"x y, x y"`: an outline, or a profile of radius and height; a point given twice is a sharp corner. */
const outline = numbers(2).transform((rows) => rows as unknown as (readonly [number, number])[]);
/** `"x y z, x y z"`. */
const path = numbers(3).transform((rows) => rows as unknown as (readonly [number, number, number])[]);
type Place = readonly [number, number, number];

const vec = z.tuple([dial, dial, dial]);
const pair = z.tuple([z.number(), z.number()]);
const still = z.tuple([z.number(), z.number(), z.number()]);

/** Skin pushed out by a field: so far where it is 0, so far where it is 1. */
const swelling = z.strictObject({ ...field.shape, and: z.array(field).optional(), push: pair });
export type Swelling = Field & { and?: Field[] | undefined; push: [number, number] };

const scatter = z.strictObject({
  count: z.number().int().positive(),
  /** Half its extent: in a box, on a flat round, on the upper half of a ball, all over a ball. */
  box: still.optional(),
  disc: pair.optional(),
  dome: still.optional(),
  ball: still.optional(),
  /** Most that each is turned, and the least and the greatest that it is stretched. */
  turn: still.optional(),
  grow: pair.optional(),
  /** Other numbers, another scattering. */
  seed: z.number().int().optional(),
});

/** Where a body stands, and how often. */
const placing = {
  at: vec.optional(),
  turn: vec.optional(),
  stretch: vec.optional(),
  /** Once at each of these places. */
  each: path.optional(),
  /** Again, each time moved and turned so much further. */
  row: z
    .strictObject({
      count: z.number().int().positive(),
      by: still.optional(),
      turn: still.optional(),
      stretch: still.optional(),
    })
    .optional(),
  /** Around an axis through the origin; `from` and `to` bound an arc. */
  ring: z
    .strictObject({
      count: z.number().int().positive(),
      axis: z.enum(["x", "y", "z"]).optional(),
      from: z.number().optional(),
      to: z.number().optional(),
    })
    .optional(),
  scatter: scatter.optional(),
  mirror: z.enum(["x", "y", "z"]).optional(),
  /** Each copy has another grain. */
  own_grain: z.literal(true).optional(),
};

export const shapes = [
  "turned",
  "ball",
  "slab",
  "tube",
  "hoop",
  "extruded",
  "sheet",
  "leaf",
  "pillow",
  "puffed",
  "rope",
  "gem",
  "group",
  "motif",
] as const;

interface Placing {
  at?: [Dial, Dial, Dial] | undefined;
  turn?: [Dial, Dial, Dial] | undefined;
  stretch?: [Dial, Dial, Dial] | undefined;
  each?: Place[] | undefined;
  row?: { count: number; by?: Place | undefined; turn?: Place | undefined; stretch?: Place | undefined } | undefined;
  ring?:
    | { count: number; axis?: "x" | "y" | "z" | undefined; from?: number | undefined; to?: number | undefined }
    | undefined;
  scatter?: z.infer<typeof scatter> | undefined;
  mirror?: "x" | "y" | "z" | undefined;
  own_grain?: true | undefined;
}
export interface Part extends Placing, Condition {
  turned?: (readonly [number, number])[] | undefined;
  filled?: Dial | undefined;
  ball?: number | undefined;
  slab?: [Dial, Dial, Dial] | undefined;
  tube?: Place[] | undefined;
  hoop?: number | undefined;
  extruded?: (readonly [number, number])[] | undefined;
  sheet?: Place[][] | undefined;
  leaf?: [number, number] | undefined;
  pillow?: Place | undefined;
  puffed?: (readonly [number, number])[] | undefined;
  rope?: Place[] | undefined;
  twists?: number | undefined;
  gem?: number | undefined;
  group?: Part[] | undefined;
  motif?: string | undefined;
  of?: string | FinishRow | undefined;
  sides?: number | undefined;
  steps?: number | undefined;
  round?: number | undefined;
  thick?: number | number[] | undefined;
  closed?: true | undefined;
  tall?: number | undefined;
  deep?: number | undefined;
  bevel?: number | undefined;
  curved?: number | undefined;
  swell?: Swelling[] | undefined;
}

export const part: z.ZodType<Part, unknown> = z.lazy(() =>
  z
    .strictObject({
      ...condition,
      /** A profile on a lathe, foot first. */
      turned: outline.optional(),
      /** What fills a profile up to this height, with a level face. */
      filled: dial.optional(),
      ball: z.number().positive().optional(),
      /** A box: width, height, depth; `round` is the radius of its edges. */
      slab: vec.optional(),
      /** A rod along a smooth path; `thick` its radius, or radii at equal steps along it. */
      tube: path.optional(),
      /** A rod bent to a ring that faces the lens: its radius; `tall` stretches it upwards. */
      hoop: z.number().positive().optional(),
      /** A flat outline of so much depth; `curved` runs smoothly through its points, by that many steps. */
      extruded: outline.optional(),
      /** A surface through rows of places, from row to row. */
      sheet: z.array(path).min(2).optional(),
      /** A leaf: length and width. */
      leaf: pair.optional(),
      /** A stuffed square with full corners that lies flat: half its width, depth and height. */
      pillow: still.optional(),
      /** A smooth outline blown up to so much depth. */
      puffed: outline.optional(),
      /** Three strands laid round each other along a path, turned so often. */
      rope: path.optional(),
      twists: z.number().optional(),
      /** A cut stone: its radius. */
      gem: z.number().positive().optional(),
      group: z.array(part).optional(),
      /** A group that the row or `motifs.json` names. */
      motif: name.optional(),
      of: ofFinish.optional(),
      sides: z.number().int().optional(),
      steps: z.number().int().optional(),
      round: z.number().optional(),
      thick: z.union([z.number(), z.array(z.number()).min(2)]).optional(),
      closed: z.literal(true).optional(),
      tall: z.number().optional(),
      deep: z.number().optional(),
      bevel: z.number().optional(),
      curved: z.number().int().optional(),
      swell: z.array(swelling).optional(),
      ...placing,
    })
    .refine((row) => shapes.filter((shape) => row[shape] !== undefined).length === 1, {
      message: `has to have exactly one of ${shapes.join(", ")}`,
    }),
);
