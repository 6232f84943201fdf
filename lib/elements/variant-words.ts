import { z } from "#schema";
import materialFile from "#data/elements/materials.json" with { type: "json" };
import file from "#data/elements/variant-words.json" with { type: "json" };
import { materials } from "#lib/contract/element.ts";
import { isVariant, type Variant } from "./variants.ts";

/** Where the words of a variant may stand: in a thing's name, in what is told of its looks too, or on its label too. */
const places = ["name", "looks", "label"] as const;
export type WordPlace = (typeof places)[number];

const words = z.array(z.string().min(1)).min(1);
const rows = z.record(z.string(), z.object({ in: z.enum(places) }).catchall(z.union([words, z.string()]))).parse(file);

/** A variant's words by language: a beginning where one ends in `*`, else a whole word. */
export interface VariantWords {
  id: Variant;
  in: WordPlace;
  words: Readonly<Record<string, readonly string[]>>;
}

export const variantWords: readonly VariantWords[] = Object.entries(rows).map(([id, { in: place, ...byLanguage }]) => {
  if (!isVariant(id)) throw new Error(`data/elements/variant-words.json: there is no variant ${id}`);
  const listed = Object.entries(byLanguage).filter((row): row is [string, string[]] => Array.isArray(row[1]));
  return { id, in: place, words: Object.fromEntries(listed) };
});

/** Words that say what a thing is made of, and names that are golden without being gold: what comes out of an oven. */
export const materialWords = z
  .strictObject({
    made_of: z.record(z.enum(materials), words),
    edible: words,
    /** Of materials that have a colour of their own: what is drawn in any colour is drawn in that one. */
    colours: z.partialRecord(z.enum(materials), z.string().regex(/^#[0-9a-f]{6}$/u)),
  })
  .parse(materialFile);
