import { z } from "#schema";
import { motions } from "#lib/contract/vocabulary.ts";
import { baseOf, changed } from "./changed.ts";
import { creatureFiles } from "./creature-files.ts";
import { atFirstUse } from "./first-use.ts";
import { colour, lights, name } from "./solid-finishes.ts";
import { isVariant, type Variant } from "./variants.ts";

/**
 * Animals of their own build, one row each: fleshy tubes, limbs with a joint, ovals and outlines, with what marks their
 * skin. Lengths are heights of the animal, x to the right where it looks, y downwards from its ground; drawings are in
 * hundredths, as everywhere.
 */

/** A number, or one that goes with movements of the row: its value at rest (`is`) and how far it goes with each. */
const number = z.union([z.number(), z.record(name, z.number())]);
export type Moved = z.infer<typeof number>;
const point = z.tuple([number, number]);
export type MovedPoint = z.infer<typeof point>;
const points = z.array(point).min(2);
/** Half a width, or those above and below of a tube that runs to the right. */
const girths = z.array(z.union([number, z.tuple([number, number])])).min(2);
const oval = z.tuple([number, number, number, number]);
const range = z.union([z.number(), z.tuple([z.number(), z.number()])]);
const drawing = z.string().regex(/^(M[-\d]|O )/, "is no outline");
const pair = z.tuple([z.number(), z.number()]);

/** When a part is there, a movement counts: in one of these ways of the row, in none of those. */
const when = { when: z.array(name).optional(), unless: z.array(name).optional() };
/** A colour that runs into another along a line. */
const ink = {
  of: colour,
  alpha: number.optional(),
  fades: z
    .strictObject({
      to: colour,
      along: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** Runs out to nothing. */
      clears: z.literal(true).optional(),
    })
    .optional(),
};
const many = z.union([colour, z.array(colour).min(1)]);

export const formulas = [
  "whorl", "fore_wing", "hind_wing", "far_wing", "near_wing", "bough", "lion_wreath", "lion_mane", "locks",
  "giraffe_net", "fleece", "far_skin_wing", "near_skin_wing",
] as const; // prettier-ignore
const leaf = z.union([
  z.strictObject({
    ...when,
    line: z.union([drawing, points]),
    of: colour,
    width: number,
    alpha: number.optional(),
  }),
  /** A soft round: place and radii. `toward` moves it to the side of the key. */
  z.strictObject({
    ...when,
    pool: oval,
    of: colour,
    alpha: number,
    angle: number.optional(),
    toward: z.number().optional(),
  }),
  /** Soft rounds on a skin: along it (`t` 0 to 1) and across (`v` -1 to 1, the edges), in a row or strewn. */
  z.strictObject({
    ...when,
    pools: z.int().min(1),
    t: range,
    v: range,
    radii: point,
    of: many,
    alpha: number,
    angle: z.number().optional(),
    strewn: z.literal(true).optional(),
    /** Runs along the skin with the movement, so many rows a turn. */
    flows: z.number().optional(),
  }),
  /** Fine hairs strewn on a skin, each from its place so far along and across. */
  z.strictObject({
    ...when,
    hairs: number,
    t: range,
    v: range,
    goes: point,
    /** Where on that way it begins. */
    from: z.number().optional(),
    of: many,
    width: number,
    alpha: z.number(),
    /** In even rows of so many, not strewn. */
    rows: z.int().optional(),
    /** How far they lie from their rows, in steps of them. */
    loose: z.number().optional(),
  }),
  /** Stripes around a skin at these places, half so wide, bowed along it. */
  z.strictObject({ ...when, bands: z.array(z.number()).min(1), half: z.number(), bow: z.number(), ...ink }),
  /** Small spots strewn on a skin. */
  z.strictObject({
    ...when,
    spots: z.int(),
    t: pair,
    v: pair,
    size: z.number(),
    of: colour,
    alpha: z.number(),
  }),
  /** Stripes across a skin from its upper edge, each a little unlike the others, down to `reach`; `under` from below. */
  z.strictObject({
    ...when,
    stripes: z.int(),
    t: pair,
    width: z.number(),
    reach: pair,
    under: z.number().optional(),
    of: colour,
    alpha: z.number(),
  }),
  /** Irregular fields on the upper side, of one of the colours by the seed. */
  z.strictObject({ ...when, patches: z.int(), size: z.number(), of: many }),
  /** Overlapping scales, so many along and across. */
  z.strictObject({ ...when, scales: z.tuple([z.int(), z.int()]), t: pair.optional(), of: colour }),
  z.strictObject({
    ...when,
    eye: point,
    r: number,
    iris: colour,
    open: number.optional(),
    blinks: z.literal(true).optional(),
  }),
  z.strictObject({
    ...when,
    glow: point,
    radius: z.number(),
    of: colour,
    strength: z.number(),
    flicker: z.number().optional(),
  }),
  z.strictObject({ ...when, motif: name }),
  /** What only a formula can tell, by its name. */
  z.strictObject({ ...when, made: z.enum(formulas), at: point.optional() }),
]);
type Leaf = z.infer<typeof leaf>;

const copy = z.strictObject({
  ...when,
  at: point.optional(),
  turn: number.optional(),
  scale: z.tuple([number, number]).optional(),
  flip: z.literal(true).optional(),
  /** Its colours times this; how much later it moves, in turns. */
  shade: z.number().optional(),
  after: z.number().optional(),
});
export type Copy = z.infer<typeof copy>;

const tube = {
  ...when,
  tube: points,
  girths,
  ...ink,
  steps: z.int().optional(),
  /** How long the tufts are that break its edge. */
  tufts: z.number().optional(),
  /** A wave that runs down its points: how far each goes, how many turns later than the one before, wider and wider. */
  ripple: z
    .strictObject({ go: pair, lag: z.number(), grows: z.literal(true).optional(), until: z.int().optional() })
    .optional(),
};
const limb = {
  ...when,
  /** Root and end of two bones, and what goes on from there. */
  limb: points,
  bones: pair,
  /** To which side it bends; how far the middles of the bones bow upwards. */
  bend: z.union([z.literal(1), z.literal(-1)]),
  bow: z.number().optional(),
  /** From root to end: root, middle, joint, middle, end and on. */
  girths: z.array(z.number()).min(5),
  /** One skin over both bones, where else the joint is sharp. */
  joined: z.literal(true).optional(),
  ...ink,
  tufts: z.number().optional(),
  toes: z
    .strictObject({ angles: z.array(number).min(1), long: z.number(), girths: z.array(z.number()).length(3) })
    .optional(),
};
const round = { ...when, oval, angle: number.optional(), ...ink };
const smooth = { ...when, shape: points, ...ink, tufts: z.number().optional() };
const filled = { ...when, fill: drawing, ...ink };
const group = {
  ...when,
  at: point.optional(),
  turn: number.optional(),
  scale: z.tuple([number, number]).optional(),
  /** Only what is painted already takes it. */
  onto: z.literal(true).optional(),
  /** Where it is drawn, each time: the far one of two first. */
  copies: z.array(copy).min(1).optional(),
  /** Places along a skin at which it stands across it, or upright. */
  along: z
    .strictObject({ count: z.int().min(1), t: pair, v: z.number(), upright: z.literal(true).optional() })
    .optional(),
  row: z.strictObject({ count: z.int().min(2), from: point, to: point, after: z.number().optional() }).optional(),
};
/** `marks` are drawn on it alone, what has `grown` on it goes over its edge. */
interface Marks {
  marks?: Part[] | undefined;
  grown?: Part[] | undefined;
}
type Marked<T extends z.ZodRawShape> = z.infer<z.ZodObject<T>> & Marks;
export type TubePart = Marked<typeof tube>;
export type LimbPart = Marked<typeof limb>;
export type FlatPart = Marked<typeof round> | Marked<typeof smooth> | Marked<typeof filled>;
export type GroupPart = z.infer<z.ZodObject<typeof group>> & { group: Part[] };
export type Part = Leaf | TubePart | LimbPart | FlatPart | GroupPart;

const part: z.ZodType<Part> = z.lazy(() => {
  const parts = z.array(part).min(1);
  const marks = { marks: parts.optional(), grown: parts.optional() };
  return z.union([
    leaf,
    z.strictObject({ ...tube, ...marks }),
    z.strictObject({ ...limb, ...marks }),
    z.strictObject({ ...round, ...marks }),
    z.strictObject({ ...smooth, ...marks }),
    z.strictObject({ ...filled, ...marks }),
    z.strictObject({ ...group, group: parts }),
  ]);
});

/** How a number moves: exactly one of the first four says it; what is absent is one turn, in time, of size 1. */
const move = z.strictObject({
  ...when,
  still: z.number().optional(),
  /** To and fro, so many times a turn; `pulse` only its upper half, `run` once from 0 to 1. */
  swing: z.number().optional(),
  pulse: z.number().optional(),
  run: z.literal(true).optional(),
  /** A foot that is on the ground for this share of its stride: how far ahead it is, how high, how folded. */
  footfall: z.number().optional(),
  of: z.enum(["place", "lift", "fold"]).optional(),
  after: z.number().optional(),
  /** It moves only between these shares of the turn. */
  over: pair.optional(),
  size: z.number().optional(),
  base: z.number().optional(),
});
export type Move = z.infer<typeof move>;

const way = z.strictObject({
  motions: z.array(z.enum(motions)).optional(),
  facing: z.array(z.enum(["left", "right", "camera", "away"])).optional(),
  /** Words give it a colour. */
  coloured: z.literal(true).optional(),
  kinds: z.array(z.custom<Variant>((id) => typeof id === "string" && isVariant(id), "is no known variant")).optional(),
});

const list = z.array(part).min(1);
export const partList: z.ZodType<Part[]> = list;
/** What parts may name. */
export const vocabulary = {
  colours: z.record(name, colour).optional(),
  /** What it does, how it looks and what it is, by name: any of these. */
  ways: z.record(name, way).optional(),
  moves: z.record(name, z.array(move).min(1)).optional(),
  motifs: z.record(name, list).optional(),
};
export type Vocabulary = z.infer<z.ZodObject<typeof vocabulary>>;
const creature = z.strictObject({
  /** Its own colour where words give none, as `coat`: one, any between two, or one of more by its seed. */
  coat: z.union([colour, z.array(colour).min(2)]),
  ...vocabulary,
  parts: list,
});
export type Creature = z.infer<typeof creature>;
export interface CreatureRow {
  id: string;
  /** These throw with the file, the id and what is wrong where the row is ill-formed. */
  plain: () => Creature;
  variants: readonly { is: Variant; good: () => Creature }[];
}

/** Names in parts that nothing stands behind; `measures` and `facts` are those that who draws them gives. */
export function unknownIn(
  parts: readonly (readonly Part[])[],
  { colours = {}, ways = {}, moves = {}, motifs = {} }: Vocabulary,
  measures: readonly string[] = [],
  facts: readonly string[] = [],
): string[] {
  const isColour = (id: string) =>
    /^(#|coat$)/.test(id) || colours[id] !== undefined || lights.some((one) => one === id);
  const missing = (is: boolean, what: string) => (is ? [] : [what]);
  const walk = (value: unknown, key: string): string[] => {
    if (typeof value === "string") {
      if (key === "when" || key === "unless")
        return missing(ways[value] !== undefined || facts.includes(value), `way ${value}`);
      if (key === "motif") return missing(motifs[value] !== undefined, `motif ${value}`);
      return ["of", "to", "iris", "own", "colour"].includes(key) ? missing(isColour(value), `colour ${value}`) : [];
    }
    if (Array.isArray(value))
      return key === "mix"
        ? value.flatMap(([tone]: [unknown]) => walk(tone, "colour"))
        : value.flatMap((one) => walk(one, key));
    if (typeof value !== "object" || value === null) return [];
    const entries = Object.entries(value);
    const moved = entries.every(([, one]) => typeof one === "number") && !["copies", "of"].includes(key);
    if (moved)
      return entries.flatMap(([id]) =>
        missing(id === "is" || moves[id] !== undefined || measures.includes(id), `movement ${id}`),
      );
    return entries.flatMap(([inner, one]) => walk(one, inner));
  };
  const timed = Object.values(moves).flatMap((list) =>
    list.flatMap(({ when: on, unless }) => [...walk(on, "when"), ...walk(unless, "when")]),
  );
  return [...parts, ...Object.values(motifs)].flatMap((one) => walk(one, "")).concat(timed, walk(colours, "colour"));
}

const loose = z.array(z.looseObject({ id: name, variants: z.array(z.looseObject({ is: z.string() })).optional() }));

/** The creatures of a file, each checked when it is first drawn. Throws with the file, the id and what is wrong. */
export function creaturesOf(file: string, text: unknown): CreatureRow[] {
  const fault = (what: string) => new Error(`data/elements/creatures/${file}.json: ${what}`);
  const read = (id: string, given: unknown): Creature => {
    const { success, data, error } = creature.safeParse(given);
    if (!success) throw fault(`${id} is ill-formed: ${z.prettifyError(error)}`);
    const unknown = unknownIn([data.parts], { ...data, colours: { ...data.colours, own: [data.coat].flat()[0]! } });
    if (unknown.length > 0) throw fault(`${id} knows no ${unknown.join(", no ")}`);
    return data;
  };
  return loose.parse(text).map((row) => ({
    id: row.id,
    plain: atFirstUse(() => read(row.id, baseOf(row))),
    variants: (row.variants ?? []).map((variant) => {
      const { is } = variant;
      if (!isVariant(is)) throw fault(`${row.id} knows no variant ${is}`);
      const good = atFirstUse(() => {
        const { is: _, ...over } = variant;
        return read(`${row.id} (${is})`, changed(baseOf(row), over));
      });
      return { is, good };
    }),
  }));
}

/** Every creature; the first variant that is told counts. */
export const creatures: readonly CreatureRow[] = Object.entries(creatureFiles).flatMap(([file, text]) =>
  creaturesOf(file, text),
);
