import { z } from "zod";
import file from "#data/elements/animal-marks.json" with { type: "json" };
import { isVariant, type Variant } from "./variants.ts";

/**
 * What animals on four legs have beyond their outline, by name: what grows on a head, in units of the head, and what is
 * drawn on a coat. Rows of `four-legs.json` name them.
 */

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const place = z.tuple([z.number(), z.number()]);
/** A third number is how far it swings to the side. */
const places = z.array(z.union([place, z.tuple([z.number(), z.number(), z.number()])])).min(2);
const colour = z.union([hex, z.literal("coat")]);
const girths = z.array(z.number()).min(2);
const part = z.union([
  z.strictObject({ tube: places, girths, colour, shade: z.number().optional() }),
  /** A wrinkled tube of the coat's colour. */
  z.strictObject({ trunk: places, girths }),
  /** A tube of ivory. */
  z.strictObject({ tusk: places, shade: z.number().optional() }),
  z.strictObject({
    pool: place,
    radii: place,
    colour,
    alpha: z.number(),
    angle: z.number().optional(),
    times: z.int().optional(),
  }),
  /** Stripes that run out thin: where each begins, where it goes, half its width. */
  z.strictObject({
    stripes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
    colour: hex,
    alpha: z.number(),
  }),
  /** Lines, `count` from the first to the last. */
  z.strictObject({
    hairs: z.tuple([place, place]),
    to: z.tuple([place, place]),
    count: z.int().min(2),
    width: z.number(),
    colour: hex,
    alpha: z.number(),
  }),
]);
const copy = z.strictObject({
  at: place.optional(),
  turn: z.number().optional(),
  flip: z.boolean().optional(),
  shade: z.number().optional(),
});
const group = z.strictObject({
  /** Only what is painted already takes it. */
  onto: z.boolean().optional(),
  /** Where it is drawn, each time: the far one of two first. */
  copies: z.array(copy).optional(),
  parts: z.array(part).min(1),
});
const strewn = { colour: hex, alpha: z.number(), count: z.int() };
const coat = z.strictObject({
  only: z.custom<Variant>((id) => typeof id === "string" && isVariant(id), "is no known variant").optional(),
  /** Small spots on the back, down to `low`. */
  spots: z.strictObject({ ...strewn, size: z.number(), low: z.number() }).optional(),
  /** Stripes down the flank, so far as `reach`, between two shares of its length. */
  stripes: z
    .strictObject({ ...strewn, width: z.number(), reach: z.number(), from: z.number(), to: z.number() })
    .optional(),
  /** Bands across the legs. */
  bands: z.strictObject({ ...strewn, width: z.number() }).optional(),
});
const marks = z.strictObject({ heads: z.record(z.string(), z.array(group)), coats: z.record(z.string(), coat) });

export type HeadGrowth = z.infer<typeof group>;
export type GrowthPart = z.infer<typeof part>;
export type GrowthCopy = z.infer<typeof copy>;
export type CoatMark = z.infer<typeof coat>;

const read = marks.safeParse(file);
if (!read.success) throw new Error(`data/elements/animal-marks.json is ill-formed: ${z.prettifyError(read.error)}`);
export const { heads, coats } = read.data;
