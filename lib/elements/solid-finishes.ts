import { z } from "#schema";
import { stateScales } from "#lib/contract/acts.ts";

/** What sculpted goods are made of, as data: colours, stuffs, and coats of grain, stain and pattern over them. */

const word = z.string().regex(/^[a-z][a-z0-9_]*$/, "is no name in lower case");

/**
 * What a number may follow: a state; its movement (`phase` 0 to 1, `going` that while it is on its way, `swing` to and
 * fro, a heart's `beat`); whether it is `moving`; the night, an `evening` seen from outside, `lamps` that are switched on.
 */
export const dials = [
  ...stateScales,
  "phase",
  "going",
  "swing",
  "beat",
  "moving",
  "night",
  "evening",
  "lamps",
] as const;
/** A number, or one that runs between two as what it follows goes through `over`. */
export const dial = z.union([
  z.number(),
  z.strictObject({
    by: z.enum(dials),
    from: z.number(),
    to: z.number(),
    over: z.tuple([z.number(), z.number()]).optional(),
  }),
]);
export type Dial = z.infer<typeof dial>;

/** When something is there at all: kinds of the thing (also `snowed` and `lamplit`, told by weather and hour), and ranges of what a number may follow. */
export const condition = {
  is: z.array(word).min(1).optional(),
  not: z.array(word).min(1).optional(),
  if: z.partialRecord(z.enum(dials), z.tuple([z.number(), z.number()])).optional(),
};
export interface Condition {
  is?: readonly string[] | undefined;
  not?: readonly string[] | undefined;
  if?: Readonly<Partial<Record<(typeof dials)[number], readonly [number, number]>>> | undefined;
}

/** Colours that a shot's light has. */
export const lights = [
  "accent",
  "primary",
  "ambient",
  "horizon",
  "upper",
  "zenith",
  "haze",
  "key",
  "rim",
  "shadow",
  "halo",
] as const;

/** `#rrggbb`, a colour of the row or of the light by name, `body` in a coat for what lies under it, or one made of others. */
export type Colour =
  | string
  | {
      /** The thing's own colour where words give it one, else this. */
      own?: Colour | undefined;
      /** One of these, another from picture to picture. */
      any?: readonly Colour[] | undefined;
      of?: Colour | undefined;
      /** The colour of the first kind that is told, else `of`. */
      by?: readonly (readonly [string, Colour])[] | undefined;
      /** All this instead where words give the thing a colour. */
      told?: Colour | undefined;
      /** Mixed with these one after the other: each colour with its share. */
      mix?: readonly (readonly [Colour, Dial])[] | undefined;
      /** Times this at last: below 1 darker. */
      dim?: number | undefined;
    };
const colourName = z.string().regex(/^(#[0-9a-f]{6}|[a-z][a-z0-9_]*)$/, "is no colour");
export const colour: z.ZodType<Colour> = z.lazy(() =>
  z.union([
    colourName,
    z.strictObject({
      own: colour.optional(),
      any: z.array(colour).min(2).optional(),
      of: colour.optional(),
      by: z.array(z.tuple([word, colour])).optional(),
      told: colour.optional(),
      mix: z.array(z.tuple([colour, dial])).optional(),
      dim: z.number().optional(),
    }),
  ]),
);

const vec = z.tuple([z.number(), z.number(), z.number()]);
const size = z.union([z.number(), vec]);

/** A value over a body, by place: exactly one of the first nine says which. */
export const field = z.strictObject({
  /** Cloudy and speckled noise of this many cells a unit. */
  clouding: size.optional(),
  speckle: size.optional(),
  /** Waves across a direction, 0 to 1; ridges are their fold: two a wave, sharp at 0. */
  waves: vec.optional(),
  ridges: vec.optional(),
  /** Waves around the upright, this many; folds are sharp at 0 and two a wave. */
  spokes: z.number().optional(),
  folds: z.number().optional(),
  /** How far along a direction; how far from a place, each axis weighed. */
  along: vec.optional(),
  from: vec.optional(),
  /** How much the skin looks that way, -1 to 1: x towards the key light, y up, z to the lens. */
  facing: vec.optional(),
  seed: z.number().int().optional(),
  octaves: z.number().int().min(1).max(5).optional(),
  /** Moves noise by so many cells, waves by so many radians. */
  shift: size.optional(),
  weigh: vec.optional(),
  /** Noise that runs around a body: every place is taken as one on a round pillar of radius 1. */
  around: z.literal(true).optional(),
  /** Both sides of the middle alike. */
  mirrored: z.literal(true).optional(),
  /** The value as a share: 0 at the first, 1 at the second, soft between; `ramp` is straight. */
  over: z.tuple([z.number(), z.number()]).optional(),
  ramp: z.tuple([z.number(), z.number()]).optional(),
});
export type Field = z.infer<typeof field>;

const pair = z.tuple([z.number(), z.number()]);
const shine = z.strictObject({
  rough: z.number().optional(),
  gloss: z.number().optional(),
  metal: z.number().optional(),
  glow: z.number().optional(),
});

/** One layer of a coat: where it lies and what it does there. */
export const layer = z.strictObject({
  ...condition,
  ...field.shape,
  /** Only where these are too: the shares are multiplied. */
  and: z.array(field).optional(),
  /** Lightness where the share is 0 and where it is 1. */
  darken: pair.optional(),
  tint: colour.optional(),
  /** Most of the tint. */
  most: z.number().optional(),
  /** Skin raised by the value: how strongly, and the step at which its slope is taken. */
  bump: z.number().optional(),
  step: z.number().optional(),
  /** The normal leans this way. */
  lean: vec.optional(),
  /** What its shine becomes, and what is added to it. */
  to: shine.optional(),
  add: shine.optional(),
});
export type Layer = z.infer<typeof layer>;

export const stuffs = ["plain", "wood", "metal", "glazed", "cloth", "paper", "leather", "glass"] as const;

export const finish = z.strictObject({
  /** Another finish that this one changes: of the row, or of `finishes.json`. */
  like: word.optional(),
  stuff: z.enum(stuffs).optional(),
  colour: colour.optional(),
  seed: z.number().int().optional(),
  /** Axis of grain of wood, across which metal is brushed. */
  along: z.enum(["x", "y", "z"]).optional(),
  /** How fine the grain of wood is, threads of cloth, specks of a glaze, age of paper. */
  fine: z.number().optional(),
  rough: z.number().optional(),
  gloss: z.number().optional(),
  metal: z.number().optional(),
  soft: z.number().optional(),
  glow: dial.optional(),
  coat: z.array(layer).optional(),
});
export type FinishRow = z.infer<typeof finish>;
/** A finish by its name, or told where it is used. */
export const ofFinish = z.union([word, finish]);
export const name = word;
