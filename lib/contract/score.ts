import { z } from "zod";

/** What the film's bed of sound is composed from. Shares are 0 to 1. */
export const scoreSchema = z.object({
  bpm: z.number(),
  /** Semitones above the root of each step of the scale. */
  scale_semitones: z.array(z.number()),
  root_midi: z.number(),
  /** Degrees of the scale from 0, one chord a bar, repeating. */
  chords: z.array(z.number()).min(1),
  pad: z.number(),
  pulse: z.number(),
  percussion: z.number(),
  melody: z.number(),
  ambience: z.number(),
  /** How many harmonics the pad has. */
  harmonics: z.number(),
});
export type Score = z.infer<typeof scoreSchema>;
