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
  const residual = shapelessOf(picture);
  const weights = weightsOf(residual);
  for (let i = 0; i < weights.length; i++) residual.values[i]! *= weights[i]!;
  return residual;
};

/** How much a change of every sample of a picture counts in its residual. */
export const heardIn = (picture: Plane): Float32Array => weightsOf(shapelessOf(picture));

const shapelessOf = (picture: Plane): Plane => {
  const residual = meanAround(picture, around.shape_samples);
  const { values } = residual;
  for (let i = 0; i < values.length; i++) values[i] = picture.values[i]! - values[i]!;
  return residual;
};

const weightsOf = ({ width, height, values }: Plane): Float32Array => {
  const noise = meanAround({ width, height, values: values.map(Math.abs) }, around.noise_samples).values;
  for (let i = 0; i < noise.length; i++) noise[i] = 1 / (noise[i]! + quietLevel) ** 2;
  return noise;
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
