import { z } from "#schema";
import file from "#data/elements/swimmers.json" with { type: "json" };
import { changed } from "./changed.ts";
import { partList, unknownIn } from "./creature-rows.ts";
import { atFirstUse } from "./first-use.ts";
import { isVariant, type Variant } from "./variants.ts";

/** Fish, sharks and whales by their measures, in units of their height; nose to the right. One row a kind. */

const hex = z.string().regex(/^#[0-9a-f]{6}$/, "is no colour as #rrggbb");
const swimmer = z.strictObject({
  /** From tail root to nose. */
  length: z.number(),
  /** Half depths from tail root to nose: back and belly. */
  girths: z.array(z.union([z.number(), z.tuple([z.number(), z.number()])])).min(4),
  back: hex,
  side: hex,
  belly: hex,
  /** A beat sideways shows as a wave along the body; whales beat up and down. */
  beat: z.enum(["sideways", "updown"]),
  supple: z.number(),
  tail: z.strictObject({
    kind: z.enum(["forked", "moon", "fan", "fluke"]),
    length: z.number(),
    spread: z.number(),
  }),
  /** Fins by where they root on the body: share of its length, edge, reach backwards and outwards. */
  fins: z.array(
    z.strictObject({
      t: z.number(),
      v: z.number(),
      long: z.number(),
      out: z.number(),
      sweep: z.number(),
      near: z.literal(true).optional(),
    }),
  ),
  /** Its fins are of skin between rays. */
  rays: z.boolean().optional(),
  eye: z.strictObject({ t: z.number(), v: z.number(), r: z.number(), iris: hex }),
  /** What lies on its flank, in the words of creatures; `coat` is the colour of its back. */
  marks: partList,
});
export type Swimmer = z.infer<typeof swimmer>;

const rows = z
  .array(
    z.looseObject({
      id: z.string(),
      variants: z.array(z.looseObject({ is: z.string() })).optional(),
      by_seed: z.array(z.looseObject({})).min(1).optional(),
    }),
  )
  .parse(file);

function read(id: string, given: unknown): Swimmer {
  const { success, data, error } = swimmer.safeParse(given);
  if (!success) throw new Error(`data/elements/swimmers.json: ${id} is ill-formed: ${z.prettifyError(error)}`);
  const unknown = unknownIn([data.marks], {});
  if (unknown.length > 0) throw new Error(`data/elements/swimmers.json: ${id} knows no ${unknown.join(", no ")}`);
  return data;
}

/**
 * Every swimmer: its variants, of which the first that is told counts, and what it may look like else, by its seed. Each
 * is checked when it is first drawn, and throws with its id and what is wrong.
 */
export const swimmers = rows.map(({ id, variants = [], by_seed = [{}], ...base }) => ({
  id,
  plain: by_seed.map((over) => atFirstUse(() => read(id, changed(base, over)))),
  variants: variants.map(({ is, ...over }): { is: Variant; good: () => Swimmer } => {
    if (!isVariant(is)) throw new Error(`data/elements/swimmers.json: ${id} knows no variant ${is}`);
    return { is, good: atFirstUse(() => read(`${id} (${is})`, changed(base, over))) };
  }),
}));
