import type { SoundAnswer } from "./sound-order.ts";

/** How loud a film is, from its start to its end: shares of its loudest moment. */
export type Loudness = readonly number[];

/** Bars that a film's sound is drawn with. */
const bars = 180;

/** The loudness of a composed sound: the root mean square of each bar, over that of the loudest. */
export const loudnessOf = ({ left, right }: Pick<SoundAnswer, "left" | "right">): Loudness => {
  const length = left.length / bars;
  const means = Array.from({ length: bars }, (_, bar) => {
    let sum = 0;
    let count = 0;
    // Every eighth sample says as much of a bar as all of them.
    for (let i = Math.floor(bar * length); i < (bar + 1) * length; i += 8) {
      sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
      count += 2;
    }
    return Math.sqrt(sum / Math.max(1, count));
  });
  const loudest = Math.max(...means, 1e-6);
  return means.map((mean) => mean / loudest);
};
