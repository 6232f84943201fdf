import { z } from "zod";
import { limits } from "./limits.ts";
import { cameraSchema } from "./plan.ts";
import { freeText, routingPolicySchema } from "./requests.ts";
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

/** The editable part of a plan as a JSON Merge Patch (RFC 7396): absent keeps, null removes. */
const planEdits = {
  /** By `shot_id`; null removes the shot. */
  shots: z.record(z.string(), shotRevisionSchema.nullable()).optional(),
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

/** Path and body of `revise_plan`. */
export const planRevisionSchema = z.strictObject({ plan_id: z.string().min(1).max(text.id), ...planEdits });
