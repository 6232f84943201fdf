import { rate_hz } from "./instruments/voice.ts";
import type { Desk } from "./mix.ts";

export interface Room {
  /** Seconds until the room has fallen by 60 dB. */
  decay_s: number;
  /** How much of the highs each turn loses, 0 bright to 1 dark. */
  dark: number;
  level: number;
}

/** Lengths without a common divisor, so that echoes never fall together; at half the film's rate. */
const lines_samples = [563, 683, 773, 907, 1009, 1151, 1301, 1459] as const;
const diffusers_samples = [121, 211] as const;
const before_samples = 288;

/**
 * A feedback delay network of eight lines: what the desk sends to the room goes round, mixed by a Householder
 * reflection, darker at every turn, and comes back on both sides. It runs at half the rate, a room has no top octave.
 */
export const addRoom = ({ left, right, room }: Desk, { decay_s, dark, level }: Room): void => {
  const half_hz = rate_hz / 2;
  const starts = Int32Array.from(lines_samples, (_, k) =>
    lines_samples.slice(0, k).reduce((sum, size) => sum + size, 0),
  );
  const ends = Int32Array.from(lines_samples, (size, k) => (starts[k] as number) + size);
  const lines = new Float32Array(ends[7] as number);
  const gains = Float64Array.from(lines_samples, (size) => 10 ** ((-3 * size) / (decay_s * half_hz)));
  const at = Int32Array.from(starts);
  const dull = new Float64Array(8);
  const keep = (0.15 + 0.6 * dark) * 0.7;
  const first = diffuser(diffusers_samples[0]);
  const second = diffuser(diffusers_samples[1]);
  let slow = 0;
  let wasLeft = 0;
  let wasRight = 0;
  for (let i = before_samples; i + 1 < left.length; i += 2) {
    const send = ((room[i - before_samples] as number) + (room[i + 1 - before_samples] as number)) / 2 + 1e-12;
    // Rumble would fill the room and nothing else.
    slow += (send - slow) * 0.04;
    const sent = second(first(send - slow));
    let sum = 0;
    for (let k = 0; k < 8; k++) {
      const value = lines[at[k] as number] as number;
      const darker = value + ((dull[k] as number) - value) * keep;
      dull[k] = darker;
      sum += darker;
    }
    sum *= 0.25;
    for (let k = 0; k < 8; k++) {
      const here = at[k] as number;
      lines[here] = ((dull[k] as number) - sum) * (gains[k] as number) + (k % 2 === 0 ? sent : -sent);
      at[k] = here + 1 === ends[k] ? (starts[k] as number) : here + 1;
    }
    let toLeft = 0;
    let toRight = 0;
    for (let k = 0; k < 8; k += 4) {
      toLeft += (dull[k] as number) - (dull[k + 2] as number);
      toRight += (dull[k + 1] as number) - (dull[k + 3] as number);
    }
    toLeft *= level;
    toRight *= level;
    left[i] = (left[i] as number) + (wasLeft + toLeft) / 2;
    right[i] = (right[i] as number) + (wasRight + toRight) / 2;
    left[i + 1] = (left[i + 1] as number) + toLeft;
    right[i + 1] = (right[i + 1] as number) + toRight;
    wasLeft = toLeft;
    wasRight = toRight;
  }
};

/** An all-pass delay: it smears a stroke without colouring it. */
const diffuser = (size: number): ((value: number) => number) => {
  const line = new Float32Array(size);
  let at = 0;
  return (value) => {
    const late = line[at] as number;
    const fed = value + late * 0.6;
    line[at] = fed;
    at = at + 1 === size ? 0 : at + 1;
    return late - fed * 0.6;
  };
};
