import type { DirectorMode } from "#lib/contract/vocabulary.ts";

/** How a mode sounds. Shares are 0 to 1; `chords` are scale degrees from 0, one chord a bar, repeating. */
export interface Score {
  bpm: number;
  /** Semitones above the root of each step of the scale. */
  scale: readonly number[];
  /** MIDI number of the root. */
  root: number;
  chords: readonly number[];
  pad: number;
  pulse: number;
  percussion: number;
  melody: number;
  ambience: number;
  /** Brightness of the pad: how many harmonics are heard, 1 to 10. */
  brightness: number;
}

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const lydian = [0, 2, 4, 6, 7, 9, 11];
const phrygian = [0, 1, 3, 5, 7, 8, 10];
const pentatonic = [0, 2, 4, 7, 9];

export const scores: Record<DirectorMode, Score> = {
  narrative_drama: {
    bpm: 72,
    scale: minor,
    root: 45,
    chords: [0, 5, 2, 6],
    pad: 0.9,
    pulse: 0.15,
    percussion: 0,
    melody: 0.5,
    ambience: 0.4,
    brightness: 4,
  },
  comedy_beat: {
    bpm: 112,
    scale: major,
    root: 53,
    chords: [0, 3, 4, 0],
    pad: 0.15,
    pulse: 0.8,
    percussion: 0.45,
    melody: 0.8,
    ambience: 0.2,
    brightness: 6,
  },
  suspense_noir: {
    bpm: 60,
    scale: phrygian,
    root: 40,
    chords: [0, 0, 1, 0],
    pad: 0.9,
    pulse: 0.5,
    percussion: 0.1,
    melody: 0.2,
    ambience: 0.6,
    brightness: 2,
  },
  action_kinetic: {
    bpm: 140,
    scale: minor,
    root: 42,
    chords: [0, 0, 5, 6],
    pad: 0.4,
    pulse: 1,
    percussion: 1,
    melody: 0.2,
    ambience: 0.2,
    brightness: 7,
  },
  trailer_tease: {
    bpm: 84,
    scale: minor,
    root: 38,
    chords: [0, 5, 3, 4],
    pad: 0.9,
    pulse: 0.6,
    percussion: 0.8,
    melody: 0.15,
    ambience: 0.3,
    brightness: 5,
  },
  documentary_verite: {
    bpm: 80,
    scale: dorian,
    root: 50,
    chords: [0, 3, 0, 6],
    pad: 0.35,
    pulse: 0.25,
    percussion: 0,
    melody: 0.35,
    ambience: 1,
    brightness: 3,
  },
  place_journey: {
    bpm: 92,
    scale: lydian,
    root: 48,
    chords: [0, 1, 4, 0],
    pad: 0.8,
    pulse: 0.45,
    percussion: 0.25,
    melody: 0.55,
    ambience: 0.6,
    brightness: 5,
  },
  music_rhythm: {
    bpm: 124,
    scale: dorian,
    root: 45,
    chords: [0, 3, 5, 4],
    pad: 0.5,
    pulse: 0.9,
    percussion: 1,
    melody: 0.5,
    ambience: 0,
    brightness: 8,
  },
  fashion_editorial: {
    bpm: 104,
    scale: dorian,
    root: 41,
    chords: [0, 0, 3, 3],
    pad: 0.5,
    pulse: 0.7,
    percussion: 0.7,
    melody: 0.2,
    ambience: 0.05,
    brightness: 6,
  },
  product_hero: {
    bpm: 96,
    scale: lydian,
    root: 45,
    chords: [0, 4, 1, 5],
    pad: 0.7,
    pulse: 0.5,
    percussion: 0.3,
    melody: 0.35,
    ambience: 0.1,
    brightness: 7,
  },
  brand_anthem: {
    bpm: 88,
    scale: major,
    root: 43,
    chords: [0, 4, 5, 3],
    pad: 0.9,
    pulse: 0.5,
    percussion: 0.5,
    melody: 0.5,
    ambience: 0.2,
    brightness: 6,
  },
  ugc_testimonial: {
    bpm: 100,
    scale: major,
    root: 55,
    chords: [0, 4, 5, 3],
    pad: 0.25,
    pulse: 0.5,
    percussion: 0.35,
    melody: 0.4,
    ambience: 0.7,
    brightness: 5,
  },
  explainer_demo: {
    bpm: 108,
    scale: pentatonic,
    root: 55,
    chords: [0, 2, 3, 2],
    pad: 0.3,
    pulse: 0.7,
    percussion: 0.3,
    melody: 0.5,
    ambience: 0.1,
    brightness: 6,
  },
  animated_world: {
    bpm: 116,
    scale: pentatonic,
    root: 52,
    chords: [0, 2, 4, 3],
    pad: 0.4,
    pulse: 0.6,
    percussion: 0.3,
    melody: 0.9,
    ambience: 0.3,
    brightness: 8,
  },
};

/** Frequency in hertz of a step of the scale; steps beyond the scale go up by octaves. */
export const pitch_hz = (score: Score, step: number, octave: number): number => {
  const size = score.scale.length;
  const degree = ((step % size) + size) % size;
  const note = score.root + (score.scale[degree] ?? 0) + 12 * (octave + Math.floor(step / size));
  return 440 * 2 ** ((note - 69) / 12);
};
