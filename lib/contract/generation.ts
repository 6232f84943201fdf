import { z } from "zod";
import { adBriefSchema } from "./ad.ts";
import { brandBlockSchema } from "./brand.ts";
import {
  endCardSchema,
  evidenceSchema,
  modeSelectionSchema,
  plannedShotSchema,
  quoteLineSchema,
  storyReportSchema,
} from "./plan.ts";
import { changeSchema, extensionSchema } from "./refine.ts";
import {
  aspectRatios,
  filmShelves,
  gateIds,
  generationStages,
  generationStates,
  generationStatuses,
} from "./vocabulary.ts";

/**
 * An attempt is one order. Its vendor asks money for what was `delivered` and what was `wasted` (made, and no use: too late,
 * or not to be had); it may for what is `unknown`; it does not for the rest.
 */
export const attemptSchema = z.object({
  model: z.string(),
  outcome: z.enum(["delivered", "failed", "refused", "timed_out", "cancelled", "wasted", "unknown"]),
  code: z.string().nullable(),
  message: z.string().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;

export const shotProvenanceSchema = z.object({ manifest_id: z.string().nullable(), watermarked: z.boolean() });

export const deliveredSchema = z.object({
  model: z.string(),
  preview: z.boolean(),
  asset_id: z.string(),
  url: z.string(),
  /** A small JPEG out of the shot. */
  still_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  duration_seconds: z.number(),
  failover_from: z.array(z.object({ model: z.string(), code: z.string() })),
});

/** A shot of a generation: the planned shot and what was delivered for it (null until then). */
export const shotSchema = plannedShotSchema.extend({
  delivered: deliveredSchema.nullable(),
  /** Every model that was asked for it, in order; the last has no end while it is at work. */
  attempts: z.array(attemptSchema),
  provenance: shotProvenanceSchema,
});
export type Shot = z.infer<typeof shotSchema>;

export const blockedSchema = z.object({
  gate: z.enum(gateIds),
  code: z.string(),
  reason: z.string(),
  evidence: z.array(evidenceSchema),
  resolve: z.string(),
});
export type Blocked = z.infer<typeof blockedSchema>;

export const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  shot_id: z.string().nullable(),
  attempts: z.array(attemptSchema),
});
export type Failure = z.infer<typeof failureSchema>;

export const filmSchema = z.object({
  asset_id: z.string(),
  url: z.string(),
  duration_seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  bytes: z.number().int(),
  provenance: shotProvenanceSchema,
});

export const heroFrameStates = ["awaiting_decision", "locked", "rejected"] as const;
export type HeroFrameState = (typeof heroFrameStates)[number];

/** How a still agrees with its plan, measured on its pixels. Advice: it stops nothing. */
export const stillReportSchema = z.object({
  /** 1 where the picture's colours are those of the plan in their shares, 0 where none is. */
  palette_match: z.number().min(0).max(1),
  subject_present: z.boolean(),
  framing_match: z.boolean(),
  notes: z.array(z.string()),
});
export type StillReport = z.infer<typeof stillReportSchema>;

/** The still that a film is animated from, or was not. */
export const heroFrameSchema = z.object({
  hero_frame_id: z.string(),
  asset_id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Who drew it, and whom the policy chose. */
  model: z.string(),
  routed_model: z.string(),
  preview: z.boolean(),
  shot_id: z.string(),
  /** Where in its shot the picture stands, in seconds from the shot's start. */
  at_seconds: z.number(),
  /** Why this shot was chosen to be the anchor. */
  reason: z.string(),
  /** The full direction that was drawn. */
  direction: z.string(),
  report: stillReportSchema,
  failover_from: z.array(z.object({ model: z.string(), code: z.string() })),
  state: z.enum(heroFrameStates),
  /** What was said with the decision. */
  note: z.string().nullable(),
  provenance: shotProvenanceSchema,
  created_at: z.string(),
});
export type HeroFrameBody = z.infer<typeof heroFrameSchema>;

export const linksSchema = z.object({
  self: z.string(),
  events: z.string(),
  cancel: z.string(),
  resume: z.string().nullable(),
  export: z.string().nullable(),
  film: z.string().nullable(),
  studio: z.string(),
});

/** What a generating call answers once its generation has come to rest, and GET `/generations/{id}` at any time. */
export const generationSchema = z.object({
  generation_id: z.string(),
  plan_id: z.string(),
  plan_hash: z.string(),
  parent_generation_id: z.string().nullable(),
  /** Films that refine or extend this one, the oldest first: with the parent they are the tree of versions. */
  child_generation_ids: z.array(z.string()),
  title: z.string(),
  raw_intent: z.string().nullable(),
  state: z.enum(generationStates),
  stage: z.enum(generationStages).nullable(),
  progress: z.number().min(0).max(1),
  message: z.string(),
  status: z.enum(generationStatuses).nullable(),
  preview: z.boolean(),
  aspect_ratio: z.enum(aspectRatios),
  duration_seconds: z.number(),
  mode_selection: modeSelectionSchema,
  shots: z.array(shotSchema),
  story_report: storyReportSchema,
  film: filmSchema.nullable(),
  captions: z.object({ vtt_url: z.string(), srt_url: z.string() }).nullable(),
  cost: z.object({
    quoted_usd: z.number(),
    charged_usd: z.number(),
    if_live_usd: z.number(),
    lines: z.array(quoteLineSchema),
  }),
  brand: brandBlockSchema.nullable(),
  blocked: blockedSchema.nullable(),
  failure: failureSchema.nullable(),
  changed_shot_ids: z.array(z.string()),
  end_card: endCardSchema.nullable(),
  /** Of a staged film: the still it stands on now, and every still that was drawn for it, the oldest first. */
  hero_frame: heroFrameSchema.nullable().optional(),
  hero_frames: z.array(heroFrameSchema).optional(),
  /** Of a refined film: what the instruction came to. */
  change: changeSchema.optional(),
  /** Of an extended film: which shots are new, and how they join. */
  extension: extensionSchema.optional(),
  /** Of a film from a web page: what the page says, and the profile it was written into. */
  brief: adBriefSchema.optional(),
  brand_profile: brandBlockSchema.optional(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  links: linksSchema,
});
export type GenerationBody = z.infer<typeof generationSchema>;

/** 202: the work goes on. */
export const acceptedSchema = z.object({
  generation_id: z.string(),
  state: z.enum(generationStates),
  stage: z.enum(generationStages).nullable(),
  progress: z.number(),
  links: linksSchema,
});
export type AcceptedBody = z.infer<typeof acceptedSchema>;

export const generationSummarySchema = z.object({
  generation_id: z.string(),
  state: z.enum(generationStates),
  status: z.enum(generationStatuses).nullable(),
  title: z.string(),
  raw_intent: z.string().nullable(),
  created_at: z.string(),
  duration_seconds: z.number(),
  thumbnail_url: z.string().nullable(),
  preview: z.boolean(),
  progress: z.number().min(0).max(1),
  film_url: z.string().nullable(),
  /** Of the plan; null on a film whose plan is no longer there to be asked. */
  director_mode: z.string().nullable(),
  aspect_ratio: z.string().nullable(),
  brand_id: z.string().nullable(),
});
export const generationListSchema = z.object({
  generations: z.array(generationSummarySchema),
  /** Where asked for: how many films stand on each shelf, of those that `search`, `brand_id` and `director_mode` find. */
  counts: z.record(z.enum(["all", ...filmShelves]), z.number().int().min(0)).optional(),
  next_cursor: z.string().nullable(),
});
export type GenerationSummary = z.infer<typeof generationSummarySchema>;

/** One `event: progress` of the event stream; `event: finished` carries the same shape and comes last. */
export const progressEventSchema = z.object({
  state: z.enum(generationStates),
  stage: z.enum(generationStages).nullable(),
  progress: z.number(),
  shot_id: z.string().optional(),
  message: z.string(),
});
export type ProgressEvent = z.infer<typeof progressEventSchema>;
