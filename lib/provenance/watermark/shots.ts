import { planeOf, type Plane } from "./residual.ts";

/** A run of pictures that show one thing: the first, the first after the last, and their weighted mean. */
export interface Shot {
  from: number;
  to: number;
  mean: Plane;
}

/** Mean absolute change of the coarse picture, in levels, that is a cut; and how far it stands out of its neighbours. */
const cutChange = 8;
const cutContrast = 2.5;

/** The side of a coarse cell in samples. */
const cell = 20;

/**
 * What the n-th frame of a shot counts. Encoders give the first one most bits and then mend it only where something
 * moves: the mark fades from there.
 */
const weightOf = (n: number): number => 1 / (1 + n / 8);

/** Parts sampled frames (all of one size) where the film cuts. Wrong cuts cost little: the parts are also read together. */
export const shotsOf = (frames: readonly Plane[]): Shot[] => {
  const coarse = frames.map(coarseOf);
  const change = coarse.map((values, i) => (i === 0 ? 0 : difference(coarse[i - 1]!, values)));
  const shots: Shot[] = [];
  for (const [i, plane] of frames.entries()) {
    const around = Math.max(i < 2 ? 0 : change[i - 1]!, change[i + 1] ?? 0);
    let shot = shots.at(-1);
    if (shot === undefined || (change[i]! > cutChange && change[i]! > cutContrast * around)) {
      shot = { from: i, to: i, mean: planeOf(plane.width, plane.height) };
      shots.push(shot);
    }
    const { values } = shot.mean;
    const weight = weightOf(i - shot.from);
    for (let k = 0; k < values.length; k++) values[k]! += weight * plane.values[k]!;
    shot.to = i + 1;
  }
  for (const { from, to, mean } of shots) {
    let weights = 0;
    for (let n = 0; n < to - from; n++) weights += weightOf(n);
    for (let k = 0; k < mean.values.length; k++) mean.values[k]! /= weights;
  }
  return shots;
};

const coarseOf = ({ width, height, values }: Plane): Float64Array => {
  const columns = Math.ceil(width / cell);
  const coarse = new Float64Array(columns * Math.ceil(height / cell));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      coarse[Math.floor(y / cell) * columns + Math.floor(x / cell)]! += values[y * width + x]! / cell ** 2;
  return coarse;
};

const difference = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!);
  return sum / one.length;
};
