import { z } from "#schema";
import file from "#data/elements/four-legs.json" with { type: "json" };
import { changed } from "./changed.ts";
import { isVariant, type Variant } from "./variants.ts";

/** Animals on four legs, by their measures: bones, coat, head in profile, face from the front, tail. One row a kind. */

const point = z.tuple([z.number(), z.number()]);
const outline = z.array(point).min(4);
const hex = z.string().regex(/^#[0-9a-f]{6}$/, "is no colour as #rrggbb");
const earKind = z.enum(["prick", "drop", "round", "leaf", "long"]);
const carry = z.enum(["bush", "up", "hang", "switch", "stub", "curl", "plume", "over"]);
/** A place of a tail in its lengths from the croup, and how far it goes as the tail swings. */
const bend = z.union([point, z.tuple([z.number(), z.number(), z.number(), z.number()])]);
/** The name of something more that is drawn on it: stripes, horns, a mane. */
const mark = z.string().nullable().optional();

const frame = z.strictObject({
  /** Buttock to breast. */
  length: z.number(),
  withers: z.number(),
  croup: z.number(),
  /** Depth of the chest behind the elbow and of the loin: their difference is the tuck of the belly. */
  chest: z.number(),
  loin: z.number(),
  neck: z.number(),
  /** Rise of the neck and drop of the nose at rest, radians. */
  neckRise: z.number(),
  headDrop: z.number(),
  /** Heights of wrist and hock as shares of elbow and hip height. */
  wrist: z.number(),
  hock: z.number(),
  gait: z.enum(["bound", "gallop", "lumber", "hop"]),
  rests: z.enum(["sit", "lie"]).nullable().optional(),
  stride: z.number(),
});
const head = z.strictObject({
  size: z.number(),
  outline: z.string(),
  muzzle: z.strictObject({ from: z.number(), colour: hex }).nullable(),
  nose: z.strictObject({ at: point, rx: z.number(), ry: z.number(), colour: hex }),
  mouth: z.array(point),
  eye: z.strictObject({ at: point, r: z.number(), iris: hex }),
  ear: z.strictObject({ kind: earKind, at: point, length: z.number(), width: z.number(), angle: z.number() }),
  inner: hex,
  cheek: hex.nullable().optional(),
  ruff: z.number().nullable().optional(),
  whiskers: z.boolean().nullable().optional(),
  tone: hex.nullable().optional(),
  before: mark,
  after: mark,
});
const face = z.strictObject({
  half: z.string(),
  size: z.number(),
  eyes: z.strictObject({
    apart: z.number(),
    y: z.number(),
    r: z.number(),
    iris: hex,
    slant: z.number().nullable().optional(),
  }),
  muzzle: z.strictObject({ y: z.number(), rx: z.number(), ry: z.number(), colour: hex.nullable() }),
  nose: z.strictObject({ y: z.number(), rx: z.number(), ry: z.number(), colour: hex }),
  ear: z.strictObject({
    kind: earKind,
    x: z.number(),
    y: z.number(),
    length: z.number(),
    width: z.number(),
    angle: z.number(),
  }),
  cheek: hex.nullable().optional(),
  ruff: z.number().nullable().optional(),
  stripe: hex.nullable().optional(),
  before: mark,
  after: mark,
});
const animal = z.strictObject({
  frame,
  coat: hex,
  under: hex,
  points: hex.nullable(),
  neck: z.tuple([point, point, point]),
  legs: z.strictObject({
    fore: z.number(),
    hind: z.number(),
    thigh: z.number(),
    foot: z.enum(["paw", "hoof", "pad"]),
    hoof: hex.nullable().optional(),
  }),
  fur: z.number(),
  head,
  face,
  tail: z.strictObject({
    length: z.number(),
    girth: z.tuple([z.number(), z.number(), z.number()]),
    carry,
    tip: hex.nullable().optional(),
    hair: hex.nullable().optional(),
  }),
  marks: mark,
  legMarks: mark,
  wool: mark,
  behind: mark,
  /** It can fly. */
  flies: z.boolean().optional(),
  mane: mark,
});
/** A row as it is read; a null stands for what is not there. */
export type FourLegged = z.infer<typeof animal>;

const table = z
  .strictObject({
    tails: z.record(carry, z.tuple([bend, bend, bend])),
    ears: z.strictObject({ aside: z.record(earKind, outline), ahead: z.record(earKind, outline) }),
    outlines: z.record(z.string(), outline),
    halves: z.record(z.string(), outline),
    animals: z.array(
      z.looseObject({ id: z.string(), variants: z.array(z.looseObject({ is: z.string() })).optional() }),
    ),
  })
  .parse(file);

/**
 * Tails by how they are carried, ears by kind in their widths and lengths, and by family outlines of heads from the side
 * and right halves of faces from the front.
 */
export const { ears, outlines, halves, tails } = table;

const read = (id: string, given: unknown): FourLegged => {
  const { success, data, error } = animal.safeParse(given);
  if (!success) throw new Error(`data/elements/four-legs.json: ${id} is ill-formed: ${z.prettifyError(error)}`);
  if (!outlines[data.head.outline] || !halves[data.face.half])
    throw new Error(`data/elements/four-legs.json: ${id} has a head of no known family`);
  return data;
};

/** An animal as it is and in each of its variants; the first that is told counts. */
export interface FourLeggedRow {
  id: string;
  plain: FourLegged;
  variants: readonly (readonly [Variant, FourLegged])[];
}

export const fourLegged: readonly FourLeggedRow[] = table.animals.map(({ id, variants = [], ...base }) => ({
  id,
  plain: read(id, base),
  variants: variants.map(({ is, ...over }) => {
    if (!isVariant(is)) throw new Error(`data/elements/four-legs.json: ${id} knows no variant ${is}`);
    return [is, read(`${id} (${is})`, changed(base, over))] as const;
  }),
}));
