import { rate_hz } from "./voice.ts";

/** One sine of a sound: it starts at `level` and falls to 1/e of it in `fall_s`. */
export interface Partial {
  hz: number;
  level: number;
  fall_s: number;
}

const floor = 1e-4;

/** Adds decaying sines; each stops when it is no longer heard, so that high partials cost little. */
export const addPartials = (out: Float32Array, partials: readonly Partial[], attack_s: number): void => {
  const attack = Math.max(1, Math.round(attack_s * rate_hz));
  for (const { hz, level, fall_s } of partials) {
    if (hz > 15_000 || level < floor) continue;
    const end = Math.min(out.length, Math.ceil(fall_s * Math.log(level / floor) * rate_hz));
    const step = (2 * Math.PI * hz) / rate_hz;
    const fall = Math.exp(-1 / (fall_s * rate_hz));
    // The pointer turns and shrinks in the same multiplication.
    const turnCos = Math.cos(step) * fall;
    const turnSin = Math.sin(step) * fall;
    let x = level;
    let y = 0;
    for (let i = 0; i < end; i++) {
      out[i] = (out[i] ?? 0) + (i < attack ? (y * i) / attack : y);
      const turned = x * turnCos - y * turnSin;
      y = x * turnSin + y * turnCos;
      x = turned;
    }
  }
};
