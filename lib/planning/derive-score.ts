import type { Score } from "#lib/contract/score.ts";
import type { Film } from "./film.ts";
import type { ModeCard } from "./modes/mode.ts";

/** Semitones above the root. */
const scales: Record<ModeCard["sound"]["scale"], readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  pentatonic: [0, 2, 4, 7, 9],
};

/** How far the secondary mode pulls the mix. */
const accentShare = 0.25;

/** The film's score: the mode's, a quarter of the way to its secondary mode, in a key that the seed chooses. */
export const deriveScore = ({ mode, accent }: Pick<Film, "mode" | "accent">, seed: number): Score => {
  const blend = (part: "pad" | "pulse" | "percussion" | "melody" | "ambience") =>
    Math.round((mode.sound[part] + (accent.sound[part] - mode.sound[part]) * accentShare) * 1000) / 1000;
  return {
    bpm: mode.sound.bpm,
    scale_semitones: [...scales[mode.sound.scale]],
    root_midi: mode.sound.root_midi + (Math.abs(seed) % 5) - 2,
    chords: [...mode.sound.chords],
    pad: blend("pad"),
    pulse: blend("pulse"),
    percussion: blend("percussion"),
    melody: blend("melody"),
    ambience: blend("ambience"),
    harmonics: mode.sound.harmonics,
  };
};
