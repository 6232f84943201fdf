import { z } from "#schema";
import bodyFile from "#data/people/bodies.json" with { type: "json" };
import moodFile from "#data/people/moods.json" with { type: "json" };
import placeFile from "#data/people/places.json" with { type: "json" };
import file from "#data/people/poses.json" with { type: "json" };
import { expressions, type Expression } from "#lib/contract/acts.ts";
import { rowsOf, type Rows } from "./rows.ts";

/** Motions whose pose is one that only breathes and swings; those that go through a cycle of steps are none. */
const motions = [
  "sit", "drive", "kneel", "reach", "raise", "wave", "work", "pour", "open", "look", "turn", "fall", "rise", "float",
  "fly", "shake",
] as const; // prettier-ignore

/** What a number is, and how far it goes with the cycle (its sine, twice as quick, and cosine), breath, a swaying walk, or who stands. */
const amount = z.union([
  z.number(),
  z.strictObject({
    is: z.number(),
    sin: z.number().optional(),
    sin2: z.number().optional(),
    cos: z.number().optional(),
    breath: z.number().optional(),
    sway: z.number().optional(),
    stand: z.number().optional(),
  }),
]);
const spot = z.tuple([z.number(), z.number(), z.number()]);
/** A place forward, up and to the right of the base of the neck, and how far it goes with the cycle. */
const place = z.union([spot, z.strictObject({ at: spot, sin: spot.optional(), cos: spot.optional() })]);
const arm = z.union([
  z.strictObject({ wrist: place, pole: spot }),
  z.strictObject({ swing: amount, out: amount, bend: amount, cross: amount }),
]);
const foot = z.strictObject({
  /** Forward and to the right. */
  at: z.tuple([amount, z.number()]),
  up: amount.optional(),
  pitch: amount.optional(),
  turn: z.number().optional(),
});
const row = z.strictObject({
  /** The pose that holds where this one says nothing; else that of who stands. */
  like: z.literal("sit").optional(),
  hip: spot.optional(),
  hip_tilt: amount.optional(),
  hip_turn: amount.optional(),
  lean: amount.optional(),
  side: amount.optional(),
  twist: amount.optional(),
  shoulder_tilt: amount.optional(),
  nod: amount.optional(),
  head_tilt: amount.optional(),
  head_forward: amount.optional(),
  knees_out: amount.optional(),
  yaw: amount.optional(),
  feet: z.tuple([foot, foot]).optional(),
  /** The left arm and the right; null: it hangs. */
  arms: z.tuple([arm.nullable(), arm.nullable()]).optional(),
  grip: z.enum(["relaxed", "fist", "open"]).optional(),
});

export type PosedMotion = (typeof motions)[number];
export type PoseRow = z.infer<typeof row>;
export type PoseAmount = z.infer<typeof amount>;
export type PosedArm = z.infer<typeof arm>;
export const poses: Rows<PosedMotion, PoseRow> = rowsOf("data/people/poses.json", file, motions, row);
export const isPosed = (motion: string): motion is PosedMotion => motions.some((known) => known === motion);

/** How a body is that acts, apart from its arms; `stand`, and those that go through a cycle of steps, have no row. */
const bodies_of_acts = [
  "bow", "bend", "crouch", "kneel", "sit", "astride", "sit_foot", "lie", "lunge", "tiptoe", "hunch", "leap", "crawl", "floor",
  "kick", "climb", "swim", "sway", "handstand", "split_handstand", "tuck", "plank", "plank_low", "one_leg", "glide",
] as const; // prettier-ignore
type BodyOfAct = (typeof bodies_of_acts)[number];
export const bodies: Rows<BodyOfAct, PoseRow> = rowsOf("data/people/bodies.json", bodyFile, bodies_of_acts, row);

/** Where a hand is from the base of the neck, of somebody who stands upright; the third is to its own side. */
export const handSpots: Readonly<Record<string, z.infer<typeof spot>>> = z.record(z.string(), spot).parse(placeFile);

/** How a feeling carries the body: radians added, and what free hands do. */
const mood = z.strictObject({
  lean: z.number(),
  nod: z.number(),
  tilt: z.number().optional(),
  /** Knees give way, in heights. */
  sink: z.number().optional(),
  arms: z.tuple([arm, arm]).optional(),
  /** The hands are at the face: from near it is shown instead. */
  hides: z.literal(true).optional(),
  grip: z.enum(["relaxed", "fist", "open"]).optional(),
});
const moodIds = expressions.filter((id) => id in moodFile);
/** What a body says from far off, where its face is too small to be read; larger than life, as on a stage. */
export const moods: Rows<Expression, z.infer<typeof mood>> = rowsOf("data/people/moods.json", moodFile, moodIds, mood);
