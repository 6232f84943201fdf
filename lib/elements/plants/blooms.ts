import { z } from "#schema";
import file from "#data/elements/blooms.json" with { type: "json" };
import { rowsOf } from "#lib/elements/people/rows.ts";
import { isVariant, type Variant } from "#lib/elements/variants.ts";

/** Flowers, one row a kind; lengths of stem and leaves are heights of the flower, those of its head are its reach. */

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const row = z.strictObject({
  is: z.custom<Variant>((id) => typeof id === "string" && isVariant(id), "is no known variant").optional(),
  colour: hex,
  green: hex,
  stem: z.number(),
  /** Leaves from a share of the stem upwards: how long, how far their bend and their tip stand up and out. */
  leaves: z
    .strictObject({
      count: z.int(),
      at: z.number(),
      step: z.number(),
      long: z.number(),
      up: z.number(),
      out: z.number(),
      rise: z.number(),
      wide: z.number(),
    })
    .optional(),
  /** A head of petals about a disc: rings of how many, how long and how wide; absent where it has a form of its own. */
  head: z
    .strictObject({
      rings: z.array(z.tuple([z.int(), z.number(), z.number()])).min(1),
      disc: z.number(),
      squash: z.number(),
      /** 1 where petals end in a point, below zero where they are cut off. */
      point: z.number(),
      centre: hex,
      /** How golden the seeds are at its edge. */
      ripe: z.number(),
      anthers: z.int().optional(),
    })
    .optional(),
});
const ids = ["rose", "tulip", "sunflower", "daisy", "lily", "poppy", "lotus", "lavender", "sprout", "cosmos"] as const;

export type BloomKind = (typeof ids)[number];
export type BloomHead = NonNullable<z.infer<typeof row>["head"]>;
export const blooms = rowsOf<BloomKind, z.infer<typeof row>>("data/elements/blooms.json", file, ids, row);
