import type { Chord, Key } from "./harmony.ts";

/** A note of a motif: when it comes, how long it lasts (beats), how many steps of the scale from the motif's own tone. */
export type MotifNote = readonly [beat: number, beats: number, step: number];
export type Motif = readonly MotifNote[];

/** Motifs by character; a film's seed chooses one, and it stays with the film. */
export const motifs = {
  song: [
    [
      [0, 1.5, 0],
      [1.5, 0.5, 1],
      [2, 2, 2],
    ],
    [
      [0, 1, 2],
      [1, 0.5, 1],
      [1.5, 1.5, 0],
      [3, 1, -1],
    ],
    [
      [0, 1, 0],
      [1, 1, 4],
      [2, 1.5, 3],
      [3.5, 0.5, 2],
    ],
    [
      [0, 2, 4],
      [2, 0.5, 3],
      [2.5, 0.5, 2],
      [3, 1, 0],
    ],
  ],
  rise: [
    [
      [0, 1, 0],
      [1, 1, 1],
      [2, 2, 4],
    ],
    [
      [0, 0.5, 0],
      [0.5, 0.5, 2],
      [1, 1, 4],
      [2, 2, 5],
    ],
    [
      [0, 1.5, 0],
      [1.5, 0.5, 2],
      [2, 1, 3],
      [3, 1, 4],
    ],
  ],
  skip: [
    [
      [0, 0.5, 0],
      [0.5, 0.5, 2],
      [1, 0.5, 4],
      [1.5, 0.5, 2],
      [2, 0.5, 3],
      [2.5, 0.5, 1],
      [3, 1, 0],
    ],
    [
      [0, 0.5, 4],
      [0.5, 0.5, 3],
      [1, 1, 2],
      [2, 0.5, 4],
      [2.5, 0.5, 3],
      [3, 0.5, 0],
    ],
    [
      [0, 0.75, 0],
      [0.75, 0.25, 1],
      [1, 0.5, 2],
      [2, 0.75, 4],
      [2.75, 0.25, 3],
      [3, 0.5, 2],
    ],
  ],
  sigh: [
    [
      [0, 2, 1],
      [2, 2, 0],
    ],
    [
      [0.5, 1, 4],
      [1.5, 2, 3],
    ],
    [
      [0, 1, 0],
      [1, 2.5, -1],
    ],
  ],
  call: [
    [
      [0, 0.5, 0],
      [1, 0.5, 0],
      [1.5, 0.5, 2],
      [3, 0.5, 1],
    ],
    [
      [0.5, 0.5, 4],
      [1.5, 0.5, 2],
      [2, 1, 4],
    ],
    [
      [0, 0.25, 0],
      [0.5, 0.25, 0],
      [0.75, 0.5, 4],
      [2, 0.25, 2],
      [2.5, 0.5, 0],
    ],
  ],
} as const satisfies Record<string, readonly Motif[]>;
export type Character = keyof typeof motifs;

/**
 * The motif over one chord: its first tone and what falls on a beat is drawn to the chord, the rest walks the scale.
 * `around` is the MIDI number it stays near, so that it comes back at much the same height.
 */
export const sung = (
  motif: Motif,
  chord: Chord,
  key: Key,
  around: number,
): { beat: number; beats: number; midi: number }[] => {
  const ladder: number[] = [];
  for (let octave = -4; octave <= 5; octave++)
    for (const semitones of key.tune) {
      const midi = key.root + 12 * octave + semitones;
      if (midi > around - 16 && midi < around + 20) ladder.push(midi);
    }
  ladder.sort((a, b) => a - b);
  const inChord = (midi: number) => chord.tones.includes(((midi % 12) + 12) % 12);
  const nearest = (to: number, fits: (midi: number) => boolean) => {
    let best = -1;
    ladder.forEach((midi, i) => {
      if (fits(midi) && (best === -1 || Math.abs(midi - to) < Math.abs((ladder[best] ?? 0) - to))) best = i;
    });
    return Math.max(0, best);
  };
  const home = nearest(around, inChord);
  return motif.map(([beat, beats, step], i) => {
    const at = Math.min(ladder.length - 1, Math.max(0, home + step));
    const walked = ladder[at] ?? around;
    const strong = i === 0 || beat % 2 === 0 || beats >= 1.5;
    const clear = strong && Math.min(...chord.tones.map((tone) => distance(tone, walked))) <= 2;
    return { beat, beats, midi: clear ? (ladder[nearest(walked, inChord)] ?? walked) : walked };
  });
};

const distance = (tone: number, midi: number): number => {
  const apart = (((midi - tone) % 12) + 12) % 12;
  return Math.min(apart, 12 - apart);
};
