import type { Score } from "#lib/contract/plan.ts";

/** Frequency in hertz of a step of the score's scale; steps beyond the scale go up by octaves. Equal temperament, A4 = 440 Hz. */
export const pitch_hz = (score: Score, step: number, octave: number): number => {
  const size = score.scale_semitones.length;
  const degree = ((step % size) + size) % size;
  const note = score.root_midi + (score.scale_semitones[degree] ?? 0) + 12 * (octave + Math.floor(step / size));
  return 440 * 2 ** ((note - 69) / 12);
};
