import { fps } from "#lib/contract/vocabulary.ts";

/** Shortest shot: below it an eye cannot read a picture. */
export const leastShotFrames = Math.ceil(0.75 * fps);

/** Whole frames nearest to `seconds`. */
export const framesOf = (seconds: number): number => Math.round(seconds * fps);
export const secondsOf = (frames: number): number => frames / fps;

/** `HH:MM:SS:FF`, non-drop, 24 frames a second. */
export const timecode = (frames: number): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  const seconds = Math.floor(frames / fps);
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}:${two(frames % fps)}`;
};

/**
 * Splits `total` frames by weight; every part gets at least `least`, the parts sum exactly. With `beat` (frames of one
 * musical beat, a fraction is fine) the inner cuts move to the nearest beat where the least length allows it.
 */
export const shareFrames = (
  total: number,
  weights: readonly number[],
  least: number,
  beat: number | null,
): number[] => {
  const count = weights.length;
  if (total < least * count) throw new RangeError(`${total} frames cannot hold ${count} shots of ${least}`);
  const sum = weights.reduce((a, b) => a + b, 0);
  const cuts: number[] = [0];
  let run = 0;
  for (let i = 0; i < count - 1; i++) {
    run += weights[i] ?? 0;
    const wanted = (total * run) / sum;
    const onBeat = beat === null ? wanted : Math.round(wanted / beat) * beat;
    const low = (cuts[i] ?? 0) + least;
    const high = total - least * (count - 1 - i);
    cuts.push(Math.min(high, Math.max(low, Math.round(onBeat))));
  }
  cuts.push(total);
  return cuts.slice(1).map((cut, i) => cut - (cuts[i] ?? 0));
};
