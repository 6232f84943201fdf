import { z } from "#schema";

/**
 * The strokes in which hats, hair and beards are drawn. Lengths are radii of the head about its middle, x where the
 * face looks, y down. A point may go on with how far it moves, across and down, with what moves there: a hat's edge
 * that sinks to the back, hair that sways, a beard that is long.
 */

const views = ["side", "front", "away"] as const;
const numbers = z.array(z.number()).min(2).max(5);
/** Numbers of a place; or a place with how far it goes with each measure of the face. */
const point = z.union([numbers, z.object({ at: numbers }).catchall(z.array(z.number()))]);
/** Points, or an ellipse: its middle and its radii; or the name of an outline of the file. */
const line = z.union([
  z.array(point).min(2),
  z.strictObject({ ring: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  z.string(),
]);
/** The same from every side, or one for each side from which it is seen at all; `other` are the sides not named. */
const seenAs = <T extends z.ZodType>(what: T) => z.union([what, z.partialRecord(z.enum([...views, "other"]), what)]);
const path = seenAs(line);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const tone = z.enum(["gleam", "light", "mid", "turn", "shadow", "deep"]);
/** How strong a stroke is, on the faces of children, women and men where they differ. */
const strength = z.union([z.number(), z.strictObject({ child: z.number(), woman: z.number(), man: z.number() })]);
/** A colour, or a tone of a stuff; `with` mixes in a share of another one. */
const paint = {
  colour: hex.optional(),
  of: z.string().optional(),
  tone: z.union([tone, z.array(tone).min(2)]).optional(),
  with: z.union([z.tuple([z.string(), tone, z.number()]), z.tuple([hex, z.number()])]).optional(),
  alpha: strength.optional(),
};
const common = {
  /** Points count in so many widths of the skull, from its middle, instead of radii of the head. */
  wide: z.number().optional(),
  /** Only where so many pixels show a radius of the head. */
  from_px: z.number().optional(),
  /** Only what is painted already takes it. */
  atop: z.boolean().optional(),
  /** Only on the heads of the old, or of all others. */
  age: z.enum(["old", "young"]).optional(),
  sex: z.enum(["woman", "man"]).optional(),
  /** Not on the heads of children. */
  adult: z.boolean().optional(),
  /** Only on a face that looks to the light, or only on one that looks away from it. */
  lit: z.boolean().optional(),
};
/** Drawn `count` times on the way from its own points to these. */
const row = { to: path.optional(), count: z.int().min(2).optional() };
const locks = {
  /** Lines along which locks run, by themselves or by their name; or from an ellipse to a knot. */
  guides: seenAs(
    z.union([
      z.array(z.array(point).min(2)).min(2),
      z.strictObject({
        gathered: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        to: z.tuple([z.number(), z.number()]),
      }),
      z.string(),
    ]),
  ),
  shine: z.number().optional(),
  crown: seenAs(point).optional(),
};
const gleam = z.tuple([z.number(), z.number(), z.number(), z.number()]).optional();
const swell = z.enum(["belly", "even", "fades", "plume", "lips", "lid", "grows"]);

const plain = z.union([
  /** A lit body of a stuff. */
  z.strictObject({ ...common, ...row, form: path, of: z.string(), gloss: z.number().optional() }),
  /** A brush stroke; `gleam` repeats it in light: moved across and down, its width, its strength. */
  z.strictObject({
    ...common,
    ...row,
    ...paint,
    ribbon: path,
    width: z.number(),
    swell: swell.optional(),
    moved: numbers.optional(),
    gleam,
  }),
  z.strictObject({
    ...common,
    ...row,
    ...paint,
    pool: seenAs(z.array(point).min(1)),
    radii: z.tuple([z.number(), z.number()]),
    angle: z.number().optional(),
    /** It lies on the side that the light comes from. */
    to_light: z.boolean().optional(),
    /** So much weaker where the light comes from behind. */
    dims: z.number().optional(),
  }),
  z.strictObject({ ...common, ...row, ...paint, veil: path, feather: z.number(), moved: numbers.optional() }),
  /** A stroke with lost edges. */
  z.strictObject({ ...common, ...paint, smear: path, width: z.number(), feather: z.number().optional(), gleam }),
  z.strictObject({ ...common, ...paint, fill: path }),
  /** A bright sheet with straight edges, in bands of light and dark. */
  z.strictObject({ ...common, plate: path, of: z.string() }),
  z.strictObject({ ...common, glass: path, tint: hex, depth: z.number() }),
  /** The shade that a hat throws on brow and hair, down to `shade` below its edge. */
  z.strictObject({ ...common, shade: z.number(), alpha: z.number().optional() }),
  z.strictObject({
    ...common,
    brim: z.strictObject({
      height: z.number(),
      taper: z.number(),
      top: z.enum(["pinch", "round", "flat", "cone"]),
      reach: z.number(),
      curl: z.number(),
      band: z.string(),
      weave: z.boolean().optional(),
    }),
    of: z.string(),
  }),
  /** Cloth around the head that leaves the face free, by its name in the file. */
  z.strictObject({ ...common, wrap: z.enum(["close", "loose"]), of: z.string() }),
  z.strictObject({ ...common, ...locks, mass: path, behind: z.boolean().optional() }),
  /** A mass whose outline is round and uneven: middle, radii, lumps, roughness. */
  z.strictObject({ ...common, ...locks, tuft: seenAs(z.array(z.number()).length(6)) }),
  z.strictObject({ ...common, ...paint, puff: seenAs(z.array(z.number()).length(6)) }),
  z.strictObject({ ...common, backdrop: path }),
  z.strictObject({ ...common, curls: path, size: z.number() }),
  z.strictObject({ ...common, plait: path, width: z.number() }),
  z.strictObject({
    ...common,
    strands: seenAs(z.array(z.array(point)).min(2)),
    count: z.int(),
    width: z.number(),
    stray: z.number(),
  }),
  z.strictObject({ ...common, grown: line, guides: z.array(z.array(point).min(2)).min(2) }),
]);
/** Strokes that are cut off by an outline. */
const inside = z.strictObject({ ...common, within: path, strokes: z.array(plain).min(1) });
export const headStroke = z.union([plain, inside]);
export const headPoint = point;

/** What something is made of: cloth or metal of a colour, with a share of the wearer's own in it. */
export const headStuff = z.strictObject({
  cloth: z.union([hex, z.literal("own")]).optional(),
  metal: hex.optional(),
  own: z.number().optional(),
  /** How bright the own colour goes in, and what comes of it. */
  dimmed: z.number().optional(),
  times: z.number().optional(),
  /** Tones that are otherwise: another colour, or another of its tones. */
  but: z.partialRecord(tone, z.union([hex, tone])).optional(),
});

export type HeadStroke = z.infer<typeof headStroke>;
export type HeadStuff = z.infer<typeof headStuff>;
export type HeadLine = z.infer<typeof line>;
export type HeadTone = z.infer<typeof tone>;
export type HeadSwell = z.infer<typeof swell>;
export type HeadView = (typeof views)[number];
export type SeenAs<T> = T | Partial<Record<HeadView | "other", T>>;
export type HeadPoint = z.infer<typeof point>;
export type HeadStrength = z.infer<typeof strength>;
