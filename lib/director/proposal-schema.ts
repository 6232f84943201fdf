import { z } from "zod";
import { directorModes, framings, movements } from "#lib/contract/vocabulary.ts";
import type { FilmProposal } from "#lib/planning/proposals/proposal.ts";

/**
 * What the model is asked for: every field required and every vocabulary closed, as all three vendors' strict modes
 * want it, and no limits that one of them would refuse.
 */
export const askedSchema = z.strictObject({
  mode: z.strictObject({
    primary: z.enum(directorModes),
    secondary: z.enum(directorModes),
    primary_words: z.string(),
    secondary_words: z.string(),
  }),
  title: z.string(),
  identities: z.array(z.strictObject({ name: z.string(), looks: z.string() })),
  shots: z.array(
    z.strictObject({
      shot_id: z.string(),
      action: z.string(),
      description: z.string(),
      narrative_purpose: z.string(),
      caption: z.string(),
      framing: z.enum(framings),
      lens_mm: z.number(),
      movement: z.enum(movements),
    }),
  ),
});

const text = z.string().max(4000);
const maybe = text.nullish().transform((value) => value ?? null);

/**
 * What is taken from it: the shape must hold, but a word outside a vocabulary or a missing field spoils only itself,
 * as the planner judges every field anyway. Unknown fields are left behind.
 */
export const takenSchema = z.object({
  mode: z
    .object({ primary: text, secondary: text, primary_words: text, secondary_words: text })
    .nullish()
    .transform((value) => value ?? null),
  title: maybe,
  identities: z
    .array(z.object({ name: text, looks: text }))
    .max(40)
    .default([]),
  shots: z
    .array(
      z.object({
        shot_id: z.string().max(40),
        action: maybe,
        description: maybe,
        narrative_purpose: maybe,
        caption: maybe,
        framing: maybe,
        lens_mm: z
          .number()
          .nullish()
          .transform((value) => value ?? null),
        movement: maybe,
      }),
    )
    .max(40),
}) satisfies z.ZodType<FilmProposal>;
