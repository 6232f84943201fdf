import { z } from "#schema";

/** A length in metres, or a share of the wall's width (of its height where it is a height) and metres beside it. */
const plain = z.union([z.number(), z.tuple([z.number(), z.number()])]);
export type Length = z.infer<typeof plain>;
const length = z.union([plain, z.strictObject({ from: plain, to: plain })]);
/** As long as it says, or anything between two lengths, another each time. */
export type Extent = z.infer<typeof length>;
const following = z.union([
  z.strictObject({ from: z.number(), to: z.number() }),
  z.strictObject({ dark: z.number(), day: z.number() }),
  z.strictObject({ unlit: z.number(), lamps: z.number() }),
  z.strictObject({ unlit: z.number(), evening: z.number() }),
]);
/**
 * So much, anything between two amounts, from what it is in the dark to what it is in full daylight, or from what it
 * is without lamps to what it is where a room's, or a street's at `evening`, burn brightest.
 */
const amount = z.union([z.number(), following]);
export type Amount = z.infer<typeof amount>;

/** A colour: `#rrggbb`, a name, a colour and how bright it is, any of several, or one that is mixed. */
export type Tone = string | [Tone, number] | { any: Tone[] } | MixedTone;
export interface MixedTone {
  of: Tone;
  /** Mixed with this one by a share. */
  to?: Tone | undefined;
  share?: Amount | undefined;
  by?: Amount | undefined;
  vivid?: number | undefined;
  /** Its colour where it snows. */
  snowed?: Tone | undefined;
  /** The room's own colour, where words give it one, takes its place. */
  own?: boolean | undefined;
}
export const tone: z.ZodType<Tone> = z.lazy(() =>
  z.union([
    z.string().regex(/^(?:#[0-9a-f]{6}|[a-z][a-z_]*)$/),
    z.tuple([tone, z.number()]),
    z.strictObject({ any: z.array(tone).min(2) }),
    z.strictObject({
      of: tone,
      to: tone.optional(),
      share: amount.optional(),
      by: amount.optional(),
      vivid: z.number().optional(),
      snowed: tone.optional(),
      own: z.boolean().optional(),
    }),
  ]),
);

const goods = [
  "books",
  "bottles",
  "jars",
  "bread",
  "cups",
  "boxes",
  "glassware",
  "crates",
  "clothes",
  "dishes",
  "tins",
  "plants",
] as const;
const flag = z.boolean().optional();
const some = z.number().optional();

/** One part of a painted wall; what each word reads is told in docs/elements.md. */
const fields = z.strictObject({
  /** A word of the interpreter, or a thing of the same row; absent where it holds parts. */
  put: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .optional(),
  /** From the middle of the end wall, from the beginning of a long wall: its left edge, or its middle. */
  at: length.optional(),
  /** Metres towards where the light comes from. */
  shift: some,
  /** Lower edge over the floor, or its middle. */
  up: length.optional(),
  w: length.optional(),
  /** A length, or as high as it is wide. */
  h: z.union([length, z.literal("w")]).optional(),
  /** Once at each of these, in metres from `at`, or from `at` and `up`. */
  each: z.array(plain).optional(),
  /** So often, each further by `step` and higher by `rise`. */
  times: z.int().positive().optional(),
  step: plain.optional(),
  rise: some,
  /** So often in a ring about where it stands. */
  ring: z.strictObject({ count: z.int().positive(), radius: z.number() }).optional(),
  /** One after so many metres up to `to`, or to the end of the wall. */
  every: z.number().positive().optional(),
  to: plain.optional(),
  /** A whole number of those that come `every` so often: each has its share of the way as its own width. */
  even: flag,
  /** One above another of about this height each, a whole number up to the top of what holds them. */
  storeys: z.number().positive().optional(),
  /** By which share of it each of those widths may differ. */
  uneven: some,
  /** Colours that are told once for all its parts, another each time where one may be `any`. */
  tones: z.record(z.string(), tone).optional(),
  /** Its parts take their shares of its own width and height. */
  framed: flag,
  /** So often for each metre of the wall. */
  per_m: z.number().positive().optional(),
  /** The share of its places where it is at all; elsewhere its `otherwise` stands. */
  chance: amount.optional(),
  /** Only for this kind of the place; only for every other. */
  if: z.string().optional(),
  unless: z.union([z.string(), z.array(z.string())]).optional(),
  /** Only where the wall is wider than this. */
  min_width: some,
  /** Painted when the light has fallen: lamps, glass, flames. */
  shine: flag,
  /** Parts are seen only within this outline; where they stand `within` corners, only there. */
  clip: z.string().optional(),
  within: z.array(z.tuple([plain, plain])).optional(),
  tone: tone.optional(),
  second: tone.optional(),
  third: tone.optional(),
  curtain: tone.optional(),
  /** The room's own colour takes the place of `tone`. */
  own: flag,
  /** Tones evenly from its top to its foot, or from left to right. */
  down: z.array(tone).min(2).optional(),
  along: z.array(tone).min(2).optional(),
  /** `along` is told as lit from the right, and turns round with the light. */
  lit: flag,
  alpha: amount.optional(),
  round: length.optional(),
  turn: length.optional(),
  /** An outline as SVG writes it, in centimetres, y downwards; `S` runs through points, `O x y rx ry` is an ellipse. */
  draw: z.string().optional(),
  /** What it draws is told in hundredths of its own width and height. */
  fit: flag,
  /** Corners as lengths, for what grows with the wall: across and up. */
  points: z.array(z.tuple([plain, plain])).optional(),
  thick: some,
  aim: z.tuple([plain, plain]).optional(),
  /** A share, a share of the daylight and what is there without it, or as a lamp burns. */
  strength: z.union([plain, following]).optional(),
  flicker: some,
  rows: z.int().positive().optional(),
  across: z.number().positive().optional(),
  /** Breadth of one board, stripe, fold or door. */
  pitch: z.number().positive().optional(),
  /** Breadth and height of one tile, stone or plate. */
  size: z.tuple([z.number(), z.number()]).optional(),
  bonded: flag,
  wear: some,
  deep: some,
  view: z.enum(["garden", "city", "sky", "stained", "stars", "frosted", "field", "river"]).optional(),
  head: z.enum(["flat", "round", "pointed"]).optional(),
  sill: flag,
  open: flag,
  blank: flag,
  goods: z.array(z.enum(goods)).optional(),
});
export type RoomPart = z.infer<typeof fields> & {
  parts?: RoomPart[] | undefined;
  otherwise?: RoomPart[] | undefined;
};
export const part: z.ZodType<RoomPart> = fields.extend({
  get parts() {
    return z.array(part).optional();
  },
  get otherwise() {
    return z.array(part).optional();
  },
});

/** The walls of a room: tones and things by the names its parts use, what closes it, and its long walls. */
export const walls = z.strictObject({
  tones: z.record(z.string(), tone).optional(),
  things: z.record(z.string(), z.array(part).min(1)).optional(),
  back: z.array(part).min(1),
  side: z.array(part).min(1),
});
export type WallParts = z.infer<typeof walls>;

/** What is seen across the open: how many metres one unit of it is, how it is lit, and its parts from its left edge. */
export const prospect = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  unit_m: z.number().positive(),
  ambient: z.number(),
  gloom: z.number(),
  tones: z.record(z.string(), tone).optional(),
  things: z.record(z.string(), z.array(part).min(1)).optional(),
  parts: z.array(part).min(1),
});
export type Prospect = z.infer<typeof prospect>;

/**
 * What any place may put by its name: its parts, which take their shares of the width and height it is put with and
 * call its tones `tone`, `second` and `third`, and how it usually is where it is put without them.
 */
export const shared = z.record(
  z.string(),
  z.union([
    z
      .array(part)
      .min(1)
      .transform((parts): SharedThing => ({ parts })),
    z.strictObject({
      usual: z.strictObject({
        w: length.optional(),
        h: length.optional(),
        tone: tone.optional(),
        second: tone.optional(),
        third: tone.optional(),
        /** What is left free beside it in a row. */
        gap: some,
      }),
      parts: z.array(part).min(1),
    }),
  ]),
);
export interface SharedThing {
  usual?: Pick<RoomPart, "w" | "h" | "tone" | "second" | "third"> & { gap?: number | undefined };
  parts: RoomPart[];
}
