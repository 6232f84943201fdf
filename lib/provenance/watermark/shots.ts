import { planeOf, type Plane } from "./plane.ts";

/** A run of frames: the first, and the first after the last. */
export interface Span {
  from: number;
  to: number;
}

/** Mean absolute change of the coarse picture, in levels, that is a cut; and how far it stands out of its neighbours. */
const cutChange = 8;
const cutContrast = 2.5;

/** The side of a coarse cell in samples. */
const cell = 40;

/** Parts frames (all of one size) where the film cuts. */
export const shotsOf = (frames: readonly Plane[]): Span[] => {
  const coarse = frames.map(coarseOf);
  const change = coarse.map((values, i) => (i === 0 ? Infinity : difference(coarse[i - 1]!, values)));
  const starts = change.flatMap((now, i) => {
    const around = Math.max(i < 2 ? 0 : change[i - 1]!, change[i + 1] ?? 0);
    return now > cutChange && now > cutContrast * around ? [i] : [];
  });
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? frames.length }));
};

/**
 * What the n-th frame of a shot counts. Encoders give the first one most bits and then mend it only where something
 * moves: the mark fades from there.
 */
const weightOf = (n: number): number => 1 / (1 + n / 8);

/** The weighted mean of a run of frames. */
export const meanOf = (frames: readonly Plane[], { from, to }: Span): Plane => {
  const mean = planeOf(frames[from]!.width, frames[from]!.height);
  let weights = 0;
  for (let n = 0; n < to - from; n++) weights += weightOf(n);
  for (let n = 0; n < to - from; n++) {
    const share = weightOf(n) / weights;
    const { values } = frames[from + n]!;
    for (let i = 0; i < values.length; i++) mean.values[i]! += share * values[i]!;
  }
  return mean;
};

/** Means over large cells, of every fourth sample of every fourth row. */
const coarseOf = ({ width, height, values }: Plane): Float64Array => {
  const columns = Math.ceil(width / cell);
  const coarse = new Float64Array(columns * Math.ceil(height / cell));
  for (let y = 0; y < height; y += 4) {
    const cells = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x += 4)
      coarse[cells + Math.floor(x / cell)]! += values[y * width + x]! / (cell / 4) ** 2;
  }
  return coarse;
};

const difference = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!);
  return sum / one.length;
};
