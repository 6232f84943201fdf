import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { addPartials } from "./partials.ts";
import { addThud } from "./thud.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

interface Bar {
  /** Multiples of the note, each with level and seconds of fall. */
  partials: readonly (readonly [ratio: number, level: number, fall_s: number])[];
  /** How much of the mallet itself is heard. */
  knock: number;
  tremolo_hz: number;
}

/** A bar or a bell that is struck: few partials, each with a life of its own. */
const struck =
  ({ partials, knock, tremolo_hz }: Bar): Voice =>
  ({ hz, force, seed }) => {
    const longest = Math.max(...partials.map(([, , fall_s]) => fall_s));
    const shorter = Math.min(1.4, Math.max(0.45, (520 / hz) ** 0.5));
    const out = new Float32Array(samplesOf(Math.min(4, longest * shorter * 5.5)));
    addPartials(
      out,
      partials.map(([ratio, level, fall_s]) => ({
        hz: hz * ratio,
        level: ratio > 1.5 ? level * (0.35 + 0.65 * force) : level,
        fall_s: fall_s * shorter,
      })),
      0.0015,
    );
    addThud(out, noiseFrom(seed), { dull: 0.3, level: knock * force, fall_s: 0.004, length_s: 0.03, rise: 30 });
    if (tremolo_hz > 0) sway(out, tremolo_hz);
    return peakAt(settle(out, 0.03), 0.35 + 0.65 * force);
  };

/** The fans of a vibraphone turn. */
const sway = (out: Float32Array, hz: number): void => {
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) * (0.8 + 0.2 * sineOf((hz * i) / rate_hz + 0.25));
};

export const marimba = struck({
  partials: [
    [1, 1, 0.28],
    [3.93, 0.35, 0.07],
    [9.2, 0.12, 0.03],
  ],
  knock: 0.35,
  tremolo_hz: 0,
});
export const vibraphone = struck({
  partials: [
    [1, 1, 1.1],
    [4, 0.22, 0.4],
    [10.1, 0.06, 0.12],
  ],
  knock: 0.12,
  tremolo_hz: 5.2,
});
export const celesta = struck({
  partials: [
    [1, 1, 0.7],
    [2.01, 0.16, 0.35],
    [4.2, 0.2, 0.16],
    [8.4, 0.05, 0.07],
  ],
  knock: 0.15,
  tremolo_hz: 0,
});
export const bell = struck({
  partials: [
    [0.5, 0.25, 1.1],
    [1, 1, 0.95],
    [1.19, 0.4, 0.7],
    [2.01, 0.5, 0.55],
    [2.66, 0.22, 0.35],
    [4.1, 0.18, 0.2],
  ],
  knock: 0.1,
  tremolo_hz: 0,
});
export const glass = struck({
  partials: [
    [1, 1, 1.2],
    [2.32, 0.3, 0.6],
    [4.25, 0.16, 0.25],
    [6.63, 0.1, 0.14],
  ],
  knock: 0.04,
  tremolo_hz: 0,
});
/** Tine piano: a soft bar with a bell in its attack. */
export const tinePiano = struck({
  partials: [
    [1, 1, 0.9],
    [2, 0.25, 0.5],
    [3, 0.1, 0.3],
    [7.1, 0.14, 0.05],
    [14.2, 0.04, 0.03],
  ],
  knock: 0.08,
  tremolo_hz: 4.6,
});
