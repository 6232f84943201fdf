import { z } from "#schema";
import { builtStrokes, sun, type BuiltStroke } from "./built-strokes.ts";
import { colour, condition, dial, dials, name } from "./solid-finishes.ts";

/**
 * What drawn goods are made of, stroke by stroke. Lengths are hundredths of the thing's height, x to the right from its
 * middle, y downwards from its foot; its top is at -100.
 */

export const pair = z.tuple([z.number(), z.number()]);
const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** An outline as SVG writes it (M L Q C Z; S runs smoothly through points; O x y rx ry), the name of one, or a box. */
export const outline = z.union([
  z.string().regex(/^(M[-\d]|O |[a-z][a-z0-9_]*$)/, "is neither an outline nor the name of one"),
  z.strictObject({ box: four, round: z.number().optional() }),
  /** The same to both sides: from the middle over the right side back to the middle, in M, L and C. */
  z.strictObject({ half: z.string().regex(/^M/, "is no outline") }),
  /** One that runs from a form to another of as many places, as what it follows goes from 0 to 1. */
  z.strictObject({ from: z.string(), to: z.string(), by: z.enum(dials) }),
]);
export type Outline = z.infer<typeof outline>;

export const sheens = ["matte", "cloth", "satin", "gloss", "metal", "chrome", "paint", "rubber"] as const;
const sheen = z.enum(sheens);
const grain = z.tuple([z.enum(["weave", "leather", "brushed", "speckle", "wood"]), z.number(), z.number()]);
/** The tooth and the edge of a surface. */
const finish = { grain: grain.optional(), bevel: pair.optional() };

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
          alpha: dial.optional(),
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

const plainStroke = z.union([
  z.strictObject({ ...placing, fill: outline, of: paint, sun: sun.optional(), alpha: dial.optional() }),
  z.strictObject({
    ...placing,
    line: outline,
    of: paint,
    sun: sun.optional(),
    width: z.number(),
    alpha: dial.optional(),
    dash: pair.optional(),
  }),
  /** A surface that bulges across a line; `bulge` how far, 1 a half round. */
  z.strictObject({ ...placing, ...finish, body: outline, of: colour, sheen, axis: four, bulge: z.number().optional() }),
  z.strictObject({ ...placing, ...finish, face: outline, of: colour, sheen, looks: pair }),
  /** A flank that turns from line to line: heights with how far each looks right and up. */
  z.strictObject({
    ...placing,
    ...finish,
    hull: outline,
    of: colour,
    sheen,
    lines: z.array(z.tuple([z.number(), z.number(), z.number()])).min(2),
  }),
  /** Paint laid flat on a flank. */
  z.strictObject({ ...placing, decal: outline, of: colour }),
  z.strictObject({ ...placing, grain, on: outline }),
  z.strictObject({ ...placing, bevel: pair, on: outline }),
  z.strictObject({ ...placing, soft: four, of: colour, alpha: dial }),
  /** A pipe or a bar: dark edge, body, one light. */
  z.strictObject({ ...placing, tube: outline, of: colour, width: z.number() }),
  /** Window glass between two heights; `evening` where a lamp burns behind it in the dark. */
  z.strictObject({ ...placing, glaze: outline, between: pair, evening: z.literal(true).optional() }),
  /** A road wheel that stands on the ground at x, of this radius, and turns as the thing drives; `rim` is its share of the radius. */
  z.strictObject({
    ...placing,
    wheel: pair,
    spokes: z.int().optional(),
    rim: z.number().optional(),
    alloy: colour.optional(),
    hub: colour.optional(),
  }),
  /** Puffs that leave a place one after the other, `by` so far each, with their first radius and what each adds to it. */
  z.strictObject({
    ...placing,
    puffs: pair,
    count: z.int().min(1),
    by: z.tuple([dial, dial]),
    radius: pair,
    of: colour,
    alpha: z.number(),
    lit: colour.optional(),
  }),
  /** A lit screen, with left, top, width and height; and the window's reflection across it. */
  z.strictObject({ ...placing, display: four }),
  z.strictObject({ ...placing, reflection: four }),
  /** Folds of cloth within an outline: from where to where each falls, and how broad it is. */
  z.strictObject({
    ...placing,
    folds: outline,
    of: colour,
    lines: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])).min(1),
  }),
  /** Broken water along a waterline, from x to x. */
  z.strictObject({ ...placing, foam: pair }),
  /** A light: its place and radius. */
  z.strictObject({
    ...placing,
    glow: z.tuple([z.number(), z.number(), dial]),
    of: colour,
    strength: dial.optional(),
    flicker: z.number().optional(),
  }),
  /** The name that the label gives, or a text: its middle, and the width and height that it may fill. */
  z.strictObject({
    ...placing,
    letter: four,
    text: z.string().optional(),
    /** What the thing itself is called, as a sign over a door has it. */
    named: z.literal(true).optional(),
    /** What stands there where there is no name. */
    nameless: z.string().optional(),
    ink: colour.optional(),
    on: colour.optional(),
    tracking: z.number().optional(),
    weight: z.number().optional(),
    from: z.literal("left").optional(),
    /** How far the line climbs on its way to the right, below 0 up: on a face that is seen aslant. */
    slope: z.number().optional(),
    /** A mark of this height where there is no name. */
    mark: z.number().optional(),
  }),
  z.strictObject({ ...placing, lathe }),
  z.strictObject({ ...placing, motif: name }),
]);
const held = {
  within: { ...placing, within: outline },
  group: {
    ...placing,
    turn: dial.optional(),
    about: pair.optional(),
    /** Moved right and down. */
    shift: z.tuple([dial, dial]).optional(),
    /** So many of it in a ring about `about`; so much larger than it is told. */
    spokes: z.int().optional(),
    grown: z.number().optional(),
    alpha: dial.optional(),
  },
};
const [withinHead, groupHead] = [z.strictObject(held.within), z.strictObject(held.group)];
const placed = z.strictObject(placing);
export type Stroke =
  | (z.infer<typeof placed> & BuiltStroke)
  | z.infer<typeof plainStroke>
  | (z.infer<typeof withinHead> & { strokes: Stroke[] })
  | (z.infer<typeof groupHead> & { group: Stroke[] });
/** One stroke of a kind that tells its kind by this key. */
export type StrokeOf<Key extends string> = Extract<Stroke, Record<Key, unknown>>;

export const stroke: z.ZodType<Stroke> = z.lazy(() =>
  z.union([
    plainStroke,
    z.strictObject({ ...held.within, strokes: z.array(stroke).min(1) }),
    z.strictObject({ ...held.group, group: z.array(stroke).min(1) }),
    ...builtStrokes.map((shape): z.ZodType<Stroke> => z.strictObject({ ...placing, ...shape }) as never),
  ]),
);
