import { z } from "#schema";
import ahead from "#data/elements/birds-ahead.json" with { type: "json" };
import file from "#data/elements/birds.json" with { type: "json" };
import { changed } from "./changed.ts";
import { partList, unknownIn, vocabulary } from "./creature-rows.ts";
import { atFirstUse } from "./first-use.ts";
import { isVariant, type Variant } from "./variants.ts";

const hex = z.string().regex(/^#[0-9a-f]{6}$/, "is no colour as #rrggbb");

const bird = z.strictObject({
  /** Rise of the trunk at rest, its length and half depth, in units of the bird's standing height. */
  tilt: z.number(),
  trunk: z.number(),
  girth: z.number(),
  neck: z.number(),
  neckRise: z.number(),
  /** Half width of the neck. */
  throat: z.number(),
  head: z.number(),
  bill: z.strictObject({ length: z.number(), depth: z.number(), hook: z.number(), colour: hex }),
  leg: z.strictObject({
    length: z.number(),
    colour: hex,
    feathered: z.boolean().nullish(),
    webbed: z.boolean().nullish(),
  }),
  tail: z.strictObject({
    length: z.number(),
    width: z.number(),
    fork: z.number().nullish(),
    raise: z.number().nullish(),
  }),
  wing: z.strictObject({ span: z.number(), chord: z.number(), slots: z.number() }),
  back: hex,
  belly: hex,
  crown: hex,
  flight: hex,
  tips: hex,
  iris: hex,
  /** Sits in water up to the flank when it swims or rests. */
  afloat: z.boolean().nullish(),
  /** Hangs in the picture: it flies unless it sits, and then on a branch. */
  aloft: z.boolean().nullish(),
  /** Share of its flight spent on spread wings. */
  glide: z.number().nullish(),
  /** The name of what is drawn on its head. */
  after: z.string().nullish(),
});
/** A bird by its measures; a null stands for what is not there. */
export type Bird = z.infer<typeof bird>;

const rows = z
  .array(z.looseObject({ id: z.string(), variants: z.array(z.looseObject({ is: z.string() })).optional() }))
  .parse(file);

const read = (id: string, given: unknown): Bird => {
  const { success, data, error } = bird.safeParse(given);
  if (!success) throw new Error(`data/elements/birds.json: ${id} is ill-formed: ${z.prettifyError(error)}`);
  return data;
};

/** Every bird that is told as data, with its variants; the first that is told counts. */
export const birds = rows.map(({ id, variants = [], ...base }) => ({
  id,
  plain: read(id, base),
  variants: variants.map(({ is, ...over }): readonly [Variant, Bird] => {
    if (!isVariant(is)) throw new Error(`data/elements/birds.json: ${id} knows no variant ${is}`);
    return [is, read(`${id} (${is})`, changed(base, over))];
  }),
}));

const measures = [
  "girth", "middle", "top", "low", "seat", "throat", "head", "head_y", "gaze", "depth", "bill", "eye_r",
] as const; // prettier-ignore
export type BirdMeasures = Record<(typeof measures)[number], number>;
const given = ["belly", "crown", "leg", "bill", "iris"] as const;
const facts = ["air", "standing", "necked"] as const;
export type BirdFact = (typeof facts)[number];
const aheadSchema = z.strictObject({ ...vocabulary, parts: partList });

/**
 * How a bird that comes to the lens or leaves it is painted, in the words of creatures and the measures of its row;
 * `coat` is its back. Throws where the file is ill-formed or names what is not there.
 */
export const birdsAhead = atFirstUse(() => {
  const { success, data, error } = aheadSchema.safeParse(ahead);
  if (!success) throw new Error(`data/elements/birds-ahead.json is ill-formed: ${z.prettifyError(error)}`);
  const told = Object.fromEntries(given.map((id) => [id, "#000000"]));
  const unknown = unknownIn([data.parts], { ...data, colours: { ...data.colours, ...told } }, measures, facts);
  if (unknown.length > 0) throw new Error(`data/elements/birds-ahead.json knows no ${unknown.join(", no ")}`);
  return data;
});
