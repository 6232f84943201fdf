import { z } from "#schema";
import file from "#data/people/hats.json" with { type: "json" };
import { hats as ids, type HatWorn } from "#lib/contract/looks.ts";
import { headStroke, headStuff } from "./head-strokes.ts";
import { rowsOf, type Rows } from "./rows.ts";
import { checkNames } from "./stroke-names.ts";

const path = "data/people/hats.json";
const row = z.strictObject({
  /** How far it reaches from the middle of the head, in radii, where that is further than hair does. */
  reach: z
    .strictObject({ aside: z.number().optional(), above: z.number().optional(), below: z.number().optional() })
    .default({}),
  /** What becomes of hair under it: it is left free, pressed flat, or hidden but for a hairline. */
  hair: z.enum(["free", "pressed", "hidden"]).default("pressed"),
  /** Nothing of the head is seen. */
  closed: z.boolean().default(false),
  stuffs: z.record(z.string(), headStuff),
  strokes: z.array(headStroke).min(1),
});
const points = z.array(z.tuple([z.number(), z.number()])).min(3);
/** Cloth around the head: its outer edge, the edge of the opening for the face, `rim` of shade within it, and folds. */
const wrap = z.strictObject({ outer: points, opening: points, folds: z.array(points), rim: z.number().default(0) });
const wrapped = z.strictObject({ side: wrap, front: wrap, away: wrap.omit({ opening: true }) });

/** Hats, one row each: what they are made of and the strokes in which they are drawn. */
export const hats: Rows<HatWorn, z.infer<typeof row>> = rowsOf(path, file.hats, ids, row, ({ stuffs, strokes }, told) =>
  checkNames(told, strokes, { stuffs: Object.keys(stuffs) }),
);

export const wraps: Rows<"close" | "loose", z.infer<typeof wrapped>> = rowsOf(
  path,
  file.wraps,
  ["close", "loose"],
  wrapped,
);
export type Wrap = z.infer<typeof wrap>;
