import { z } from "#schema";
import file from "#data/people/trims.json" with { type: "json" };
import { garmentCut } from "./garments.ts";

/**
 * What is sewn on and woven into the cloth of the trunk. Points lie on its front: -1 to 1 from edge to edge, 0 at the
 * neck to 1 at the hem; with `round` on the trunk as it is seen, 0 to 1 across. Widths are heights of the person.
 */

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const point = z.tuple([z.number(), z.number()]);
const path = z.array(point).min(2);
const worn = z.enum(["top", "cloth", "inner", "skin", "tie", "bow", "sash", "suspenders", "metal", "apron", "pack"]);
const look = {
  /** A colour of its own, or that of something worn: `cloth` is the top, or skin where none is worn. */
  colour: hex.optional(),
  of: worn.optional(),
  times: z.number().optional(),
  mixed: z.tuple([hex, z.number()]).optional(),
  /** The colour in a fold. */
  shaded: z.boolean().optional(),
  alpha: z.number().optional(),
};
const stroke = {
  ...look,
  width: z.number(),
  round: z.boolean().optional(),
  /** On the back when that is seen. */
  either_side: z.boolean().optional(),
  /** Stronger where the body bends and the cloth is wide. */
  bends: z.boolean().optional(),
  /** Drawn `count` times on the way from its own points to these. */
  to: path.optional(),
  count: z.int().min(2).optional(),
};
const part = z.union([
  z.strictObject({ ...stroke, line: path }),
  z.strictObject({ ...stroke, fold: path }),
  z.strictObject({ ...look, patch: path }),
  /** What shows between the two edges of a neckline, up to the throat: its right edge. */
  z.strictObject({ ...look, opening: path }),
  z.strictObject({ ...look, dots: z.array(point).min(1), radius: z.number() }),
  /** Strips around the trunk, each about a height. */
  z.strictObject({ ...look, bands: z.array(z.number()).min(1), height: z.number() }),
  /** A stiff shell around the trunk from one height to another. */
  z.strictObject({ ...look, shell: z.tuple([z.number(), z.number()]), gloss: z.number() }),
]);
const { collar, buttons, pockets, puffed, pattern } = garmentCut;
const condition = z.strictObject({
  collar,
  buttons,
  pockets,
  puffed,
  pattern,
  plates: z.enum(["knight", "samurai", "space"]).optional(),
  /** Whether there is any. */
  inner: z.boolean().optional(),
  tie: z.boolean().optional(),
  bow: z.boolean().optional(),
  suspenders: z.boolean().optional(),
  /** Trousers that go on up to the breast. */
  bib: z.boolean().optional(),
  away: z.boolean().optional(),
});
const row = z.strictObject({
  when: condition.optional(),
  unless: condition.optional(),
  /** Only where so many pixels show a height of the person. */
  from_px: z.number().optional(),
  /** Once more on the other side. */
  mirrored: z.boolean().optional(),
  parts: z.array(part).min(1),
});
const rows = z.array(row).min(1);
const places = z.strictObject({
  cloth: rows,
  chest: rows,
  front: rows,
  straps: rows,
  sashes: rows,
  plates: rows,
  bib: rows,
  apron: rows,
  pack: rows,
});

export type Trim = z.infer<typeof row>;
export type TrimPart = z.infer<typeof part>;
export type TrimCondition = z.infer<typeof condition>;
export type TrimPlace = keyof z.infer<typeof places>;

const read = places.safeParse(file);
if (!read.success) throw new Error(`data/people/trims.json is ill-formed: ${z.prettifyError(read.error)}`);
/** Trims by the part of the outfit with which they are drawn, in their order. */
export const trims: Readonly<Record<TrimPlace, readonly Trim[]>> = read.data;
