import { z } from "#schema";
import file from "#data/elements/trees.json" with { type: "json" };
import { changed } from "#lib/elements/changed.ts";
import { isVariant, type Variant } from "#lib/elements/variants.ts";

/** Broad-leaved trees, one row a kind; lengths are shares of its height. */

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const leaves = z.tuple([hex, hex]).readonly();
const row = z.strictObject({
  /** The row that holds where this one says nothing. */
  like: z.string().optional(),
  /** The variant that names it. */
  is: z.custom<Variant>((value) => typeof value === "string" && isVariant(value), "is no known variant").optional(),
  /** Ovals that the crown fills: their middles and radii. */
  crown: z
    .array(z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly())
    .min(1)
    .readonly(),
  /** Height of the bare trunk and its width at the foot. */
  trunk: z.number(),
  width: z.number(),
  clump: z.number(),
  leaf: z.number(),
  /** How far leaves hang; below zero they stand up. */
  hang: z.number(),
  /** Leaves on the area of a clump, and clumps on the area of the crown. */
  dense: z.number(),
  full: z.number(),
  bark: z.strictObject({ colour: hex, marks: z.enum(["fissures", "birch", "smooth"]) }),
  /** Two colours of its leaves in each season. */
  summer: leaves,
  autumn: leaves,
  spring: leaves,
  evergreen: z.boolean().optional(),
});

export type TreeRow = z.infer<typeof row>;
export type TreeId = keyof typeof file;
export const treeIds = Object.keys(file) as readonly TreeId[];

const read = (id: TreeId): TreeRow => {
  const given = file[id];
  const base = "like" in given ? file[given.like as TreeId] : {};
  const { success, data, error } = row.safeParse(changed(base, given));
  if (!success) throw new Error(`data/elements/trees.json: ${id} is ill-formed: ${z.prettifyError(error)}`);
  return data;
};

export const trees = Object.fromEntries(treeIds.map((id) => [id, read(id)])) as Readonly<Record<TreeId, TreeRow>>;
