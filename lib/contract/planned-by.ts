import { z } from "zod";

/** Why a language model that was asked has not directed. */
export const directorFallbacks = ["timeout", "unavailable", "refused", "invalid", "gate", "limit"] as const;
export type DirectorFallback = (typeof directorFallbacks)[number];

/** Who directed the film, and what the direction took. It is told beside the film and is no part of its hash. */
export const plannedBySchema = z.object({
  planner_version: z.string(),
  director: z.enum(["coverage", "language_model"]).default("coverage"),
  /** `provider:model` of whoever directed or was asked to; null when none was asked. */
  language_model: z.string().nullable(),
  /** Calls that were made of it. */
  rounds: z.number().int().min(0).default(0),
  seconds: z.number().min(0).default(0),
  tokens_in: z.number().int().min(0).default(0),
  tokens_out: z.number().int().min(0).default(0),
  /** What the operator pays for the calls; null where the model's price is not known. */
  cost_usd: z.number().min(0).nullable().default(0),
  /** Whether a kept answer was used. */
  cached: z.boolean().default(false),
  /** What was mended in the answer, and why. */
  repairs: z.array(z.object({ path: z.string(), because: z.string() })).default([]),
  fallback: z.enum(directorFallbacks).nullable().catch("invalid"),
});
export type PlannedBy = z.infer<typeof plannedBySchema>;
