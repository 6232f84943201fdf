import { z } from "#schema";
import file from "#data/people/carried.json" with { type: "json" };
import { carriedThings, type CarriedThing } from "#lib/contract/looks.ts";
import { carries } from "./arms.ts";
import { rowsOf, type Rows } from "./rows.ts";

/**
 * What people carry, one row a thing. Lengths are heights of the person; the origin lies in the hand, x runs where the
 * person looks, y down. A third number 1 counts y from the ground instead.
 */

const point = z.union([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number(), z.literal(1)])]);
const pair = z.tuple([z.number(), z.number()]);
const colour = z.union([z.enum(["wood", "steel", "accent"]), z.string().regex(/^#[0-9a-f]{6}$/)]);
/** `shade` darkens the colour; `unlit` shines by itself; `upright` is not turned with the rest. */
const look = {
  colour,
  shade: z.number().optional(),
  alpha: z.number().optional(),
  unlit: z.boolean().optional(),
  upright: z.boolean().optional(),
  pouring: z.boolean().optional(),
};
const paints = z.union([colour, z.array(colour).min(1)]);
const radii = pair;
const part = z.union([
  /** A round body along points; half its width, evenly between those that are told. */
  z.strictObject({
    ...look,
    tube: z.array(point).min(2),
    half: z.union([z.number(), z.array(z.number()).min(2)]),
    gloss: z.number().optional(),
  }),
  z.strictObject({ ...look, lines: z.array(z.array(point).min(2)), width: z.number() }),
  z.strictObject({ ...look, folds: z.array(z.array(point).min(2)), width: z.number() }),
  z.strictObject({ ...look, ovals: z.array(point), radii, colour: paints }),
  /** Many round things in a whorl about a place. */
  z.strictObject({ ...look, whorl: z.int().min(1), at: pair, reach: pair, radii, colour: paints }),
  z.strictObject({ ...look, shape: z.array(point).min(3) }),
  z.strictObject({ ...look, polygon: z.array(point).min(3) }),
  /** Left, top, width and height. */
  z.strictObject({
    ...look,
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    round: z.number().optional(),
  }),
  z.strictObject({
    glow: pair,
    radius: z.number(),
    colour,
    strength: z.number(),
    flicker: z.number().optional(),
  }),
]);
const row = z.strictObject({
  carry: z.enum(carries),
  /** It is held before the eyes. */
  reads: z.boolean().optional(),
  /** Radians by which it is turned in the hand: `raised` above the hips, `pouring` while it is poured from. */
  turn: z
    .strictObject({
      along: z.enum(["arm", "hands"]).optional(),
      by: z.number().optional(),
      raised: z.number().optional(),
      pouring: z.number().optional(),
    })
    .optional(),
  parts: z.array(part).min(1),
});
export type CarriedPart = z.infer<typeof part>;
export type Carried = z.infer<typeof row>;

/** All carried things by id. */
export const carried: Rows<CarriedThing, Carried> = rowsOf("data/people/carried.json", file, carriedThings, row);
