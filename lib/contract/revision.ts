import { z } from "zod";
import { limits } from "./limits.ts";
import { cameraSchema } from "./plan.ts";
import { freeText, requestId, routingPolicySchema } from "./requests.ts";
import {
  castEntrySchema,
  placeEntrySchema,
  propEntrySchema,
  screenplayLimits,
  screenplaySchema,
  screenplayShotSchema,
} from "./screenplay.ts";
import { aspectRatios, framings, keyLightSides, roles, screenDirections, timesOfDay, weathers } from "./vocabulary.ts";

/** Longest texts that an edit may put into a plan, in characters. */
const text = {
  description: 4000,
  purpose: 2000,
  lock: 4000,
  wardrobe: 1000,
  caption: 500,
  card: 200,
  id: 200,
} as const;

/** What may be changed in one shot. Everything else of a shot is derived, and naming it is an unknown field. */
export const shotRevisionSchema = z.strictObject({
  /** Place in the film from 1; the other shots close up around it. */
  index: z.int().min(1).max(8).optional(),
  role: z.enum(roles).optional(),
  framing: z.enum(framings).optional(),
  narrative_purpose: freeText(1, text.purpose).optional(),
  description: freeText(1, text.description).optional(),
  camera: z
    .strictObject({
      lens_mm: cameraSchema.shape.lens_mm.optional(),
      movement: cameraSchema.shape.movement.optional(),
      angle: cameraSchema.shape.angle.optional(),
    })
    .optional(),
  duration_seconds: z.number().min(0.75).max(limits.duration_seconds_max).optional(),
  continuity: z
    .strictObject({
      subject_lock: freeText(1, text.lock).optional(),
      screen_direction: z.enum(screenDirections).optional(),
      key_light_side: z.enum(keyLightSides).optional(),
      wardrobe: freeText(1, text.wardrobe).nullable().optional(),
      time_of_day: z.enum(timesOfDay).optional(),
      weather: z.enum(weathers).optional(),
    })
    .optional(),
  routed_model: z.string().min(1).max(text.id).optional(),
  caption: freeText(1, text.caption).nullable().optional(),
  attached_ref_ids: z.array(freeText(1, text.id)).max(20).optional(),
});
export type ShotRevision = z.infer<typeof shotRevisionSchema>;

/** Entries by id: as many as the largest list of a screenplay has, all replaced. */
const entriesMax = 64;
const byId = <T extends z.ZodType>(id: z.ZodString, entry: T) =>
  z
    .record(id, entry)
    .refine((all) => Object.keys(all).length <= entriesMax, `has more than ${entriesMax} entries`)
    .meta({ maxProperties: entriesMax });
const entries = <T extends z.ZodType>(entry: T) => byId(z.string().max(screenplayLimits.id), entry.nullable());

/** A shot's fields as edits: what has a default in a stored shot is left as it is where nobody names it. */
const shotFields = screenplayShotSchema.omit({ shot_id: true });
const shotEdits = shotFields.extend({ acts: shotFields.shape.acts.unwrap() }).partial();

/**
 * Edits of a screenplay as a JSON Merge Patch in which its lists are keyed by id: a known id changes an entry, null
 * removes it, a new one adds it (a new entry needs its name at least).
 */
export const screenplayRevisionSchema = z.strictObject({
  logline: screenplaySchema.shape.logline.optional(),
  title: freeText(1, text.card).optional(),
  cast: entries(castEntrySchema.omit({ id: true }).partial()).optional(),
  places: entries(placeEntrySchema.omit({ id: true }).partial()).optional(),
  props: entries(propEntrySchema.omit({ id: true }).partial()).optional(),
  style: screenplaySchema.shape.style.partial().optional(),
  /** By `shot_id`; shots are removed and ordered through the plan's own `shots`. */
  shots: byId(requestId, shotEdits).optional(),
  end_card: screenplaySchema.shape.end_card.optional(),
});
export type ScreenplayRevision = z.infer<typeof screenplayRevisionSchema>;

/** The editable part of a plan as a JSON Merge Patch (RFC 7396): absent keeps, null removes. */
const planEdits = {
  /** By `shot_id`; null removes the shot. */
  shots: byId(requestId, shotRevisionSchema.nullable()).optional(),
  /** The film as its director meant it; an edit of a shot's fields above is an edit of it too. */
  screenplay: screenplayRevisionSchema.optional(),
  duration_seconds: z.number().min(limits.duration_seconds_min).max(limits.duration_seconds_max).optional(),
  aspect_ratio: z.enum(aspectRatios).optional(),
  end_card: z
    .strictObject({
      shot_id: z.string().max(text.id).optional(),
      start_seconds: z.number().min(0).optional(),
      text: freeText(1, text.card).optional(),
      cta: freeText(1, text.card).nullable().optional(),
    })
    .nullable()
    .optional(),
  captions: z.boolean().optional(),
  audio: z.boolean().optional(),
  /** How the shots get their models from now on; a model that was chosen for a single shot stays. */
  routing: routingPolicySchema.optional(),
};
const planEditsSchema = z.strictObject(planEdits);
export type PlanEdits = z.infer<typeof planEditsSchema>;

/**
 * Path, query and body of `revise_plan`. `reader` asks a language model to read the checks again, `redirect` has one shot
 * directed once more before the other edits are made.
 */
export const planRevisionSchema = z.strictObject({
  plan_id: z.string().min(1).max(text.id),
  ...planEdits,
  reader: z.literal("model").optional(),
  redirect: z.strictObject({ shot_id: z.string().max(text.id), note: freeText(1, text.purpose).optional() }).optional(),
});
