import { z } from "zod";
import { acts, expressions, gazes, stateScales } from "./acts.ts";

const id = z.string().min(1).max(40);
const seconds = z.number().min(0);
const share = z.number().min(0).max(1);

/** An act in time: seconds from the shot's start at which it begins, at which it happens, and at which it is over. */
export const timedActSchema = z.strictObject({
  act: z.enum(acts),
  by: id,
  of: id.nullable(),
  to: id.nullable(),
  with: id.nullable(),
  begin_s: seconds,
  contact_s: seconds,
  end_s: seconds,
  /** How who does it is meanwhile, where it is not as the act has it: who sat down peels an apple seated. */
  posture: z.enum(["sit"]).optional(),
});
export type TimedAct = z.infer<typeof timedActSchema>;

/** Where on a body something is that no hand has by itself. */
export const bodyPlaces = ["lap", "head", "shoulder", "back", "arms"] as const;
export type BodyPlace = (typeof bodyPlaces)[number];

/** A thing that is handled, however small: how it is drawn when a hand or the ground has it. */
export const handledSchema = z.strictObject({
  id,
  element: z.string(),
  noun: z.string(),
  variants: z.array(z.string().max(40)).max(24).optional(),
  height_m: z.number().positive(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** Where who has it bears it; without it in the hand. */
  borne: z.enum(bodyPlaces).optional(),
  /** Only one of many who are told of together has it. */
  of_one: z.literal(true).optional(),
});
export type Handled = z.infer<typeof handledSchema>;

/** How somebody is on, in or under something for a shot; null `on` is the ground, or a chair where one sits. */
export const perchedSchema = z.strictObject({
  id,
  on: id.nullable(),
  relation: z.enum(["on", "inside", "under", "beside"]),
  /** `floor` is to sit on the ground. */
  pose: z.enum(["sit", "floor", "lie", "stand", "crouch", "kneel"]),
});
export type Perched = z.infer<typeof perchedSchema>;

/** Where a thing is by somebody or something: what is behind stands behind them, what is above hangs over them. */
export const placedWheres = ["feet", "beside", "before", "behind", "midst", "above"] as const;
export type PlacedWhere = (typeof placedWheres)[number];
export const placedSchema = z.strictObject({ id, by: id, where: z.enum(placedWheres) });
export type Placed = z.infer<typeof placedSchema>;

/** What happens in a shot, compiled from its acts: all that the renderer knows of it. */
export const shotStagingSchema = z.strictObject({
  shot_id: z.string(),
  acts: z.array(timedActSchema),
  handled: z.array(handledSchema),
  /** Who has what in hand as the shot begins. */
  held: z.array(z.strictObject({ id, by: id })),
  perched: z.array(perchedSchema).optional(),
  placed: z.array(placedSchema).optional(),
  states: z.array(
    z.strictObject({ id, scale: z.enum(stateScales), from: share, to: share, begin_s: seconds, end_s: seconds }),
  ),
  /** What a face shows from a second of the shot on, until the next of the same id. */
  faces: z.array(z.strictObject({ id, expression: z.enum(expressions), begin_s: seconds })),
  /** What eyes and head are turned to, in the same way: an id of the screenplay, or a way to look. */
  gaze: z.array(z.strictObject({ id, at: z.union([z.enum(gazes), id]), begin_s: seconds })).default([]),
});
export type ShotStaging = z.infer<typeof shotStagingSchema>;
