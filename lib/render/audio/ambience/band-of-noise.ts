import { rate_hz } from "#lib/render/audio/instruments/voice.ts";
import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import type { Band } from "./airs.ts";

/** Two sides of an air, and at how much less than the film's rate they are worked out. */
export interface Bed {
  left: Float32Array;
  right: Float32Array;
  stride: number;
}

/** Samples of the film over which a level goes in a straight line. */
export const block = 64;

/** Adds a band of noise to both sides of a bed; `levels` are those it has at the end of every block. */
export const addBand = (
  bed: Bed,
  { low_hz, high_hz }: Band,
  levels: { left: Float32Array; right: Float32Array },
  seed: number,
): void => {
  const high = 1 - Math.exp((-2 * Math.PI * high_hz * bed.stride) / rate_hz);
  const low = 1 - Math.exp((-2 * Math.PI * low_hz * bed.stride) / rate_hz);
  addSide(bed.left, seed * 2 + 1, high, low, levels.left, block / bed.stride);
  addSide(bed.right, seed * 2 + 2, high, low, levels.right, block / bed.stride);
};

const addSide = (
  side: Float32Array,
  seed: number,
  high: number,
  low: number,
  levels: Float32Array,
  count: number,
): void => {
  const noise = noiseFrom(seed);
  const filter = new Float64Array(4);
  // In stretches that stay in the processor's reach.
  const air = new Float64Array(blocksAtOnce * count);
  for (let b = 0; b * count < side.length; b += blocksAtOnce) {
    between(noise.fill(air), filter, high, low);
    addLevelled(side, air, levels, b, count);
  }
};
const blocksAtOnce = 32;

/** Leaves what lies between two corners, each of two poles. */
const between = (air: Float64Array, state: Float64Array, high: number, low: number): void => {
  let soft = state[0] as number;
  let softer = state[1] as number;
  let slow = state[2] as number;
  let slower = state[3] as number;
  const [sharp, steep] = [1 - high, 1 - low];
  for (let i = 0; i < air.length; i++) {
    // Each pole waits only for itself.
    soft = sharp * soft + high * (air[i] as number);
    softer = sharp * softer + high * soft;
    slow = steep * slow + low * softer;
    slower = steep * slower + low * (softer - slow);
    air[i] = softer - slow - slower;
  }
  state[0] = soft;
  state[1] = softer;
  state[2] = slow;
  state[3] = slower;
};

const addLevelled = (
  side: Float32Array,
  air: Float64Array,
  levels: Float32Array,
  first: number,
  count: number,
): void => {
  for (let k = 0; k < blocksAtOnce; k++) {
    const begin = (first + k) * count;
    const end = Math.min(side.length, begin + count);
    let level = first + k === 0 ? 0 : (levels[first + k - 1] as number);
    const step = ((levels[first + k] as number) - level) / count;
    for (let i = begin, at = k * count; i < end; i++, at++) {
      level += step;
      side[i] = (side[i] as number) + (air[at] as number) * level;
    }
  }
};

/** Adds a bed of a lower rate to a side of the film, drawn through from value to value. */
export const addDrawn = (channel: Float32Array, coarse: Float32Array, stride: number): void => {
  let heard = 0;
  for (let begin = 0, at = 0; begin < channel.length; begin += stride, at++) {
    const grade = ((coarse[at] as number) - heard) / stride;
    const end = Math.min(channel.length, begin + stride);
    for (let i = begin; i < end; i++) {
      heard += grade;
      channel[i] = (channel[i] as number) + heard;
    }
  }
};
