import { planeOf, type Plane } from "./plane.ts";

/** The neighbourhood that a sample is compared with, and the one whose usual residual it is divided by: radii. */
const around = { shape_samples: 2, noise_samples: 3 };
/** Levels of residual below which a place counts as quiet: about what rounding leaves. */
const quietLevel = 0.3;

/**
 * What a picture's own shapes do not explain: every sample less the mean around it, divided by the square of what is
 * usual there. So a chip counts by how far it stands out of its noise, and one on a strong edge hardly at all.
 */
export const residualOf = (picture: Plane): Plane => {
  const residual = meanAround(picture, around.shape_samples);
  const { values } = residual;
  const size = planeOf(picture.width, picture.height);
  for (let i = 0; i < values.length; i++) {
    values[i] = picture.values[i]! - values[i]!;
    size.values[i] = Math.abs(values[i]!);
  }
  const noise = meanAround(size, around.noise_samples).values;
  for (let i = 0; i < values.length; i++) values[i]! /= (noise[i]! + quietLevel) ** 2;
  return residual;
};

/** The mean over the square that reaches `radius` samples to every side; beyond its edge a picture goes on as it ends. */
const meanAround = ({ width, height, values }: Plane, radius: number): Plane => {
  const along = planeOf(width, height);
  const mean = planeOf(width, height);
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const at = (x: number) => values[row + Math.max(0, Math.min(width - 1, x))]!;
    let sum = 0;
    for (let x = -radius; x < radius; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      sum += at(x + radius);
      along.values[row + x] = sum / size;
      sum -= at(x - radius);
    }
  }
  const sums = new Float64Array(width);
  const add = (y: number, sign: number) => {
    const row = Math.max(0, Math.min(height - 1, y)) * width;
    for (let x = 0; x < width; x++) sums[x]! += sign * along.values[row + x]!;
  };
  for (let y = -radius; y < radius; y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    add(y + radius, 1);
    for (let x = 0, i = y * width; x < width; x++, i++) mean.values[i] = sums[x]! / size;
    add(y - radius, -1);
  }
  return mean;
};
