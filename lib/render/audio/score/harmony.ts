import type { Score } from "#lib/contract/score.ts";
import type { Colour } from "#lib/render/audio/orchestra/orchestration.ts";
import type { Timeline } from "./timeline.ts";

export interface Chord {
  /** MIDI numbers of the upper voices, low to high. */
  voices: number[];
  /** Bass note. */
  bass: number;
  /** Pitch classes of the chord. */
  tones: number[];
}

/** The key of a film: its seven-step scale and the steps a melody may use. */
export interface Key {
  root: number;
  scale: readonly number[];
  /** Semitones of the melody's scale: five steps where the plan's scale has five. */
  tune: readonly number[];
}

const major = [0, 2, 4, 5, 7, 9, 11] as const;
/** Where the steps of the pentatonic scale stand in the major one. */
const pentatonicSteps = [0, 1, 2, 4, 5] as const;

export const keyOf = (score: Score): Key => ({
  root: score.root_midi,
  scale: score.scale_semitones.length === 7 ? score.scale_semitones : major,
  tune: score.scale_semitones,
});

const stackOf: Record<Colour, readonly number[]> = {
  triad: [0, 2, 4],
  open: [0, 4, 8],
  seventh: [0, 2, 4, 6],
  ninth: [0, 2, 4, 6, 8],
  added: [0, 2, 4, 8],
  suspended: [0, 3, 4],
};

const [lowest, highest] = [50, 76];

/** The pitch class of a step of the scale. */
const classOf = (key: Key, step: number): number => {
  const size = key.scale.length;
  const semitones = key.scale[((step % size) + size) % size] ?? 0;
  return (key.root + semitones) % 12;
};

/**
 * One chord a bar after the plan's progression: it begins anew at the payoff, the turn stands on a degree of its own and
 * the tail comes home. Voices move as little as they can from chord to chord.
 */
export const chordsFor = (
  score: Score,
  timeline: Timeline,
  colour: Colour,
  turnDegree: number,
  brightEnd: boolean,
): Chord[] => {
  const key = keyOf(score);
  const degreeAt = (index: number) => {
    const degree = score.chords[index % score.chords.length] ?? 0;
    return score.scale_semitones.length === 5 ? (pentatonicSteps[degree % 5] ?? 0) : degree;
  };
  const chords: Chord[] = [];
  let count = 0;
  let payoff = false;
  for (const bar of timeline.bars) {
    if (bar.part === "payoff" && !payoff) {
      count = 0;
      payoff = true;
    }
    const home = bar.part === "tail";
    const degree = home ? 0 : bar.part === "turn" && bar.inShot === 0 ? turnDegree : degreeAt(count);
    count++;
    const steps = home && colour === "seventh" ? stackOf.added : stackOf[colour];
    const tones = steps.map((step) => classOf(key, degree + step));
    // A minor film that may hope ends on the major third.
    if (home && brightEnd) {
      const third = (key.root + 3) % 12;
      tones.forEach((tone, i) => {
        if (tone === third) tones[i] = (third + 1) % 12;
      });
    }
    chords.push(voiced([...new Set(tones)], chords.at(-1)));
  }
  return chords;
};

/** The placing of a chord's tones between two limits that lies nearest to the chord before. */
const voiced = (tones: number[], before: Chord | undefined): Chord => {
  const root = tones[0] ?? 0;
  let best: { cost: number; voices: number[] } = { cost: Infinity, voices: [] };
  for (let floor = lowest; floor < lowest + 14; floor++) {
    for (const spread of [false, true]) {
      const close = tones.map((tone) => floor + ((((tone - floor) % 12) + 12) % 12)).toSorted((a, b) => a - b);
      // Open position: the second voice from above goes down an octave's worth of room.
      const voices = spread
        ? close.map((note, i) => (i === 1 && close.length > 2 ? note + 12 : note)).toSorted((a, b) => a - b)
        : close;
      if ((voices.at(-1) ?? 0) > highest) continue;
      let cost = Math.abs((voices[0] ?? 0) + (voices.at(-1) ?? 0) - (lowest + highest)) * 0.12;
      voices.forEach((note, i) => {
        const under = voices[i - 1];
        if (under !== undefined && note - under < 3 && note < 60) cost += 4;
        if (under !== undefined && note - under === 1) cost += 1.5;
        if (before !== undefined) cost += Math.min(...before.voices.map((old) => Math.abs(old - note)));
      });
      if (before !== undefined) cost += Math.abs((voices.at(-1) ?? 0) - (before.voices.at(-1) ?? 0)) * 0.6;
      if (cost < best.cost) best = { cost, voices };
    }
  }
  const bass = 33 + ((((root - 33) % 12) + 12) % 12);
  return { voices: best.voices, bass: bass > 43 ? bass - 12 : bass, tones };
};
