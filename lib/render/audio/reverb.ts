import { rate_hz } from "./instruments/voice.ts";
import type { Desk } from "./mix.ts";

export interface Room {
  /** Seconds until the room has fallen by 60 dB. */
  decay_s: number;
  /** How much of the highs each turn loses, 0 bright to 1 dark. */
  dark: number;
  level: number;
}

/** Lengths without a common divisor, so that echoes never fall together. */
const lines_samples = [1123, 1361, 1543, 1801, 2003, 2287, 2591, 2917] as const;
const diffusers_samples = [241, 419] as const;
const before_s = 0.012;

/**
 * A feedback delay network of eight lines: what the desk sends to the room goes round, mixed by a Householder
 * reflection, darker at every turn, and comes back on both sides.
 */
export const addRoom = ({ left, right, room }: Desk, { decay_s, dark, level }: Room): void => {
  const lines = lines_samples.map((size) => new Float32Array(size));
  const gains = Float64Array.from(lines_samples, (size) => 10 ** ((-3 * size) / (decay_s * rate_hz)));
  const at = new Int32Array(8);
  const dull = new Float64Array(8);
  const heard = new Float64Array(8);
  const keep = 0.15 + 0.6 * dark;
  const [firstSize, secondSize] = diffusers_samples;
  const first = new Float32Array(firstSize);
  const second = new Float32Array(secondSize);
  const before = Math.round(before_s * rate_hz);
  let [atFirst, atSecond, slow] = [0, 0, 0];
  for (let i = before; i < left.length; i++) {
    let sent = (room[i - before] ?? 0) + 1e-12;
    // Rumble would fill the room and nothing else.
    slow += (sent - slow) * 0.02;
    sent -= slow;
    const a = first[atFirst] ?? 0;
    const fed = sent + a * 0.6;
    first[atFirst] = fed;
    sent = a - fed * 0.6;
    atFirst = atFirst + 1 === firstSize ? 0 : atFirst + 1;
    const b = second[atSecond] ?? 0;
    const fedTwice = sent + b * 0.6;
    second[atSecond] = fedTwice;
    sent = b - fedTwice * 0.6;
    atSecond = atSecond + 1 === secondSize ? 0 : atSecond + 1;
    let sum = 0;
    for (let k = 0; k < 8; k++) {
      const value = (lines[k] as Float32Array)[at[k] as number] as number;
      const darker = value + ((dull[k] as number) - value) * keep;
      dull[k] = darker;
      heard[k] = darker;
      sum += darker;
    }
    sum *= 0.25;
    for (let k = 0; k < 8; k++) {
      const line = lines[k] as Float32Array;
      const here = at[k] as number;
      line[here] = ((heard[k] as number) - sum) * (gains[k] as number) + (k % 2 === 0 ? sent : -sent);
      at[k] = here + 1 === line.length ? 0 : here + 1;
    }
    let toLeft = 0;
    let toRight = 0;
    for (let k = 0; k < 8; k += 4) {
      toLeft += (heard[k] as number) - (heard[k + 2] as number);
      toRight += (heard[k + 1] as number) - (heard[k + 3] as number);
    }
    left[i] = (left[i] as number) + level * toLeft;
    right[i] = (right[i] as number) + level * toRight;
  }
};
