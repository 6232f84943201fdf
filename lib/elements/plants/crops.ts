import { z } from "#schema";
import { groundMaterials } from "#lib/contract/vocabulary.ts";
import { isVariant, type Variant, type Variants } from "#lib/elements/variants.ts";
import { blooms, type BloomKind } from "#lib/elements/plants/blooms.ts";
import file from "#data/places/crops.json" with { type: "json" };

/** What is sown or planted in fields, one row a crop. */

const hex = z.string().regex(/^#[0-9a-f]{6}$/u);
const schema = z.strictObject({
  crops: z.array(
    z.strictObject({
      /** The kind of a field that has it. */
      is: z.custom<Variant>((id) => typeof id === "string" && isVariant(id), "is no known variant"),
      form: z.enum(["wheat", "grass", "bloom", "shrub", "vine", "stalk", "cane"]),
      bloom: z.custom<BloomKind>((id) => blooms.ids.some((known) => known === id), "is no known flower").optional(),
      colour: hex.optional(),
      tall_m: z.number().positive(),
      /** What shows between its rows. */
      ground: z.enum(groundMaterials),
      /** The field from afar: in its hollows, where light falls on it, and its tufts. */
      low: hex,
      high: hex,
      tuft: hex,
    }),
  ),
});
const read = schema.safeParse(file);
if (!read.success) throw new Error(`data/places/crops.json is ill-formed: ${z.prettifyError(read.error)}`);

export type Crop = (typeof read.data.crops)[number];
const crops: readonly Crop[] = read.data.crops;

/** What grows in a field of some kinds; null where it is grass. */
export const cropOf = (variants: Variants): Crop | null => crops.find(({ is }) => variants.has(is)) ?? null;
