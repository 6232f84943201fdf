import type { Noise } from "#lib/render/audio/noise-source.ts";
import { fallOf, samplesOf } from "./voice.ts";

interface Thud {
  /** Share of the way to the next value that a sample goes: the smaller, the duller. */
  dull: number;
  level: number;
  fall_s: number;
  length_s: number;
  /** Samples until it is there. */
  rise: number;
}

/** Adds what a stick, a mallet or a key is heard of before the tone: a burst of dull noise. */
export const addThud = (out: Float32Array, noise: Noise, { dull, level, fall_s, length_s, rise }: Thud): void => {
  const burst = noise.fill(new Float64Array(Math.min(out.length, samplesOf(length_s))));
  dampen(out, burst, dull, level, fallOf(fall_s), rise);
};

const dampen = (
  out: Float32Array,
  burst: Float64Array,
  dull: number,
  level: number,
  fall: number,
  rise: number,
): void => {
  let soft = 0;
  let loud = level;
  for (let i = 0; i < burst.length; i++) {
    soft += ((burst[i] as number) - soft) * dull;
    out[i] = (out[i] as number) + soft * loud * Math.min(1, i / rise);
    loud *= fall;
  }
};
