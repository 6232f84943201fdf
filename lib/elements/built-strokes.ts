import { z } from "#schema";
import { colour, condition, name, type Colour } from "./solid-finishes.ts";

/** What is built and stands in the open: walls, roofs, towers and openings, lit by sky and sun. */

const n = z.number();
const two = z.tuple([n, n]);
const three = z.tuple([n, n, n]);
const four = z.tuple([n, n, n, n]);
const masonries = ["plaster", "stone", "brick", "boards", "logs", "smooth", "sheet"] as const;
const roofings = ["tiles", "thatch", "sheet"] as const;

/**
 * How much sun a surface has, 0 in shade and 1 full: that of a wall which looks to the lens (`front`), to a side or up,
 * or a sum of shares of these, of where the key stands (`side`, `back`), of the wall it lies on (`face`), of how far a
 * turning group points aside (`turned`), of a round wall from its left edge -1 to its right 1 (`round`: where, share).
 */
export const sun = z.union([
  n,
  z.enum(["front", "right", "left", "top"]),
  z.strictObject({
    front: n.optional(),
    right: n.optional(),
    left: n.optional(),
    top: n.optional(),
    side: n.optional(),
    back: n.optional(),
    face: n.optional(),
    turned: n.optional(),
    round: two.optional(),
    plus: n.optional(),
    most: n.optional(),
  }),
]);
export type Sun = z.infer<typeof sun>;

const repeated = { ...condition, each: z.array(two).min(1).optional() };

/** What is seen on a wall, in hundredths of it: across from its left, down from its top. */
const faceStroke = z.union([
  /** A flat piece; `glows` is not lit but shines, with a glow so strong around it. */
  z.strictObject({
    ...repeated,
    patch: four,
    of: colour,
    sun: sun.optional(),
    alpha: n.optional(),
    glows: n.optional(),
  }),
  z.strictObject({ ...repeated, casement: four, of: colour, bars: two.optional() }),
  /** Left edge, width and top. */
  z.strictObject({ ...repeated, door: three, of: colour }),
  z.strictObject({ ...repeated, line: four, of: colour, width: n }),
]);
export type FaceStroke = z.infer<typeof faceStroke>;
const on = z.union([name, z.array(faceStroke).min(1)]);
export const faces = z.record(name, z.array(faceStroke).min(1));

const roofing = z.union([z.enum(roofings), z.array(z.tuple([name, z.enum(roofings)]))]);

/** Each kind of built stroke, without where it stands. */
export const builtStrokes = [
  /** An outline as a wall is: open above, duller and dirtier towards its foot. */
  { weathered: z.union([name, z.string(), z.strictObject({ box: four })]), of: colour, sun },
  /** An outline of a round body between two edges. */
  { rounded: z.string(), across: two, of: colour },
  /** A round wall: middle, top, foot, its widths there; of stones, or with so many flutes. */
  { drum: z.tuple([n, n, n, n, n]), of: colour, stones: z.literal(true).optional(), flutes: z.int().optional() },
  /** A pointed roof: middle, eaves, width, rise. */
  { cone: four, of: colour },
  /** Middle, height, width. */
  { battlements: three, of: colour },
  /** A narrow opening: middle, top, width, height. */
  { slit: four },
  /** An opening with an arched head: middle, foot, width, height; `lamp` lights it by night. */
  {
    arch: four,
    head: z.enum(["round", "keel"]).optional(),
    of: colour,
    sun: sun.optional(),
    frame: colour.optional(),
    grown: n.optional(),
    lamp: z.literal(true).optional(),
  },
  /** Left, right, top and foot; or tops and feet of both edges; top and foot alone where it goes on across the picture. */
  {
    wall: z.union([two, four, z.tuple([n, n, n, n, n, n])]),
    sun,
    of: colour.optional(),
    masonry: z.enum(masonries).optional(),
    eaves: z.literal(true).optional(),
    on: on.optional(),
  },
  /** A roof's slope between two lines. */
  { pitch: z.strictObject({ ridge: four, eaves: four }), of: colour, sun, roofing: roofing.optional() },
  /** Middle, foot, top, width; one that smokes where it is `cold`, or always. */
  { chimney: four, of: colour, smokes: z.enum(["cold", "always"]).optional() },
  /** A house seen from its corner: half its gable, its long side, heights of eaves and ridge. */
  {
    gabled: z.strictObject({ gable: n, long: n, eaves: n, ridge: n }),
    of: colour,
    masonry: z.enum(masonries),
    roof: colour,
    roofing,
    front: on,
    side: on,
  },
  /** A roof whose eaves sweep up at their ends: height of its eaves, half its widths below and above, rise. */
  { swept: four, of: colour },
  /** A round tent of cloth in gores: half its width, height of its wall. */
  { gores: two, of: colour, second: colour, scalloped: z.literal(true).optional() },
  /** Places and sizes. */
  { shrubs: z.array(two).min(1) },
  /** Spots at random in an area: how many, how long and how high; or lines so long, that lean so much. */
  {
    strewn: four,
    count: z.int(),
    of: colour,
    sun: sun.optional(),
    alpha: n.optional(),
    spot: z.tuple([two, two]).optional(),
    blade: z.strictObject({ long: two, leans: n, width: two }).optional(),
  },
  /** Light around a place: where, how far. */
  { halo: three, of: colour, strength: n },
  /** Smoke from a stack's mouth. */
  { smoke: two },
] as const;

type Row<T> = T extends Record<string, z.ZodType> ? z.infer<z.ZodObject<T>> : never;
export type BuiltStroke = Row<(typeof builtStrokes)[number]>;
export type { Colour };
