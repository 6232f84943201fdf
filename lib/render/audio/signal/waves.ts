import { control_samples } from "./control.ts";

/** Adds a bare saw from -1 to 1 that turns by `steps` a sample, as they are over time. */
export const addSaw = (sound: Float64Array, steps: Float64Array, phase: number, gain: number): void => {
  let at = phase;
  for (let begin = 0, k = 0; begin < sound.length; begin += control_samples, k++) {
    const step = steps[k] as number;
    const end = Math.min(sound.length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      at += step;
      if (at >= 1) at -= 1;
      sound[i] = (sound[i] as number) + (2 * at - 1) * gain;
    }
  }
};

/** Adds a sound to another at a gain. */
export const addSound = (to: Float64Array, from: Float64Array, gain: number): void => {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] as number) + (from[i] as number) * gain;
};
