import { z } from "#schema";
import file from "#data/people/garments.json" with { type: "json" };
import { garments as ids, prints, type Garment } from "#lib/contract/looks.ts";
import { rowsOf, type Rows } from "./rows.ts";

/** What people wear, one row a garment: its cut and what else it changes of an outfit. Lengths are heights of the person. */

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const worn = z.enum(["top", "legs"]);
/**
 * A colour; one of two by chance; the one that is told of the garment, or this where none is told (null: no change), with
 * a share of another, or another one over a dark top; that of what is worn above or below, so many times as bright.
 */
const colour = z.union([
  hex,
  z.tuple([hex, hex]),
  z.strictObject({ told: hex.nullable(), on_dark: hex.optional(), with: z.tuple([hex, z.number()]).optional() }),
  z.strictObject({ from: worn, times: z.number().optional(), or: hex.optional() }),
  z.null(),
]);
const share = z.number();
const collar = z.enum(["crew", "shirt", "lapel", "high", "vee", "hood", "cross", "none", "strap"]);
const footwear = z.enum(["shoes", "boots", "sneakers", "heels", "flats", "sandals", "bare"]);
const ease = z.tuple([z.number(), z.number(), z.number()]);

export const garmentCut = {
  collar: collar.optional(),
  /** Share of the arm that is covered. */
  sleeve: share.optional(),
  /** How far it hangs below the hips and how wide it swings. */
  tail: z.number().optional(),
  flare: z.number().optional(),
  /** Thickness of the cloth around the body. */
  ease: z.number().optional(),
  waisted: z.boolean().optional(),
  buttons: z.literal([0, 1, 2]).optional(),
  pockets: z.boolean().optional(),
  puffed: z.boolean().optional(),
  pattern: z.enum(["none", "stripes", "knit", "check"]).optional(),
};
const top = z.strictObject({ ...garmentCut, inner: hex.optional() });
const skirt = z.strictObject({ colour, length: z.number(), flare: z.number(), pleats: z.number() });
/** Set in this order: what takes its colour from the top comes before what changes the top. */
const changes = z.strictObject({
  ...garmentCut,
  inner: colour.optional(),
  sash: colour.optional(),
  belt: colour.optional(),
  metal: colour.optional(),
  legs: colour.optional(),
  leg_ease: ease.optional(),
  leg_until: share.optional(),
  tail: z.union([z.number(), z.strictObject({ at_most: z.number(), unless_over: z.number() })]).optional(),
  /** A collar, or which collar it makes of which. */
  collar: z.union([collar, z.partialRecord(collar, collar)]).optional(),
  skirt: skirt.optional(),
  footwear: footwear.optional(),
  shoes: colour.optional(),
  /** Height of a boot's shaft as a share of the leg. */
  shaft: share.optional(),
  apron: z.strictObject({ colour, bib: z.boolean() }).nullable().optional(),
  towel: z.boolean().optional(),
  /** Cloth around the shoulders, as far down as so many heights of the person. */
  wrap: z.strictObject({ colour, length: z.number(), fringe: z.boolean() }).optional(),
  tie: colour.optional(),
  bow: colour.optional(),
  scarf: colour.optional(),
  cape: colour.optional(),
  pack: z.enum(["none", "backpack", "satchel", "life_support", "air_tank", "quiver"]).optional(),
  pack_colour: colour.optional(),
  gloves: colour.optional(),
  plates: z.enum(["none", "knight", "samurai", "space", "pads"]).optional(),
  suspenders: colour.optional(),
  bandage: z.enum(["arm", "leg"]).optional(),
  top: colour.optional(),
});
/** Its colours where none is told, by chance. */
const usual = z.tuple([hex, hex]).optional();
const row = z.strictObject({
  top: top.optional(),
  trousers: z.strictObject({ leg_until: share.optional(), leg_ease: ease }).optional(),
  dress: z
    .strictObject({
      length: z.number(),
      flare: z.number(),
      pleats: z.number(),
      sleeve: share.optional(),
      collar: collar.optional(),
      footwear: footwear.optional(),
    })
    .optional(),
  usual,
  /** What is on its cloth where no words tell. */
  print: z.enum(prints).optional(),
  /** What is worn under it, in its own usual colours: always, or where no colour is told. */
  beneath: z.strictObject({ top, usual, always: z.boolean().optional() }).optional(),
  with: changes.optional(),
  woman: changes.optional(),
  man: changes.optional(),
});

export type GarmentRow = z.infer<typeof row>;
export type GarmentChanges = z.infer<typeof changes>;
export type GarmentColour = z.infer<typeof colour>;
export type GarmentCut = z.infer<typeof top>;

export const garments: Rows<Garment, GarmentRow> = rowsOf("data/people/garments.json", file, ids, row);
