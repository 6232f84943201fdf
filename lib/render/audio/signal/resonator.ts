import { control_samples } from "./control.ts";
import { sineOf } from "./curves.ts";

/** How far a resonator turns in a sample, for its pitch. */
export const turnOf = (hz: number, rate_hz: number): number => 2 * sineOf(hz / (2 * rate_hz));

/**
 * Leaves of a sound, in place, what lies below the pitch of a two-pole filter; `turns` is that pitch over time, or one value
 * for all of it.
 */
export const lowPass = (sound: Float64Array, turns: Float64Array, damping: number): void =>
  resonate(sound, turns, damping, 0);

/** Leaves what lies around the pitch. */
export const bandPass = (sound: Float64Array, turns: Float64Array, damping: number): void =>
  resonate(sound, turns, damping, 1);

// Each sample waits for the one before: written out, so that it waits for two operations and not for six.
const resonate = (sound: Float64Array, turns: Float64Array, damping: number, heard: 0 | 1): void => {
  let low = 0;
  let band = 0;
  for (let begin = 0, k = 0; begin < sound.length; begin += control_samples, k++) {
    const turn = turns[Math.min(k, turns.length - 1)] as number;
    const kept = 1 - turn * (turn + damping);
    const end = Math.min(sound.length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      const pulled = turn * (sound[i] as number) - turn * low;
      low += turn * band;
      band = pulled + kept * band;
      sound[i] = heard === 0 ? low : band;
    }
  }
};
