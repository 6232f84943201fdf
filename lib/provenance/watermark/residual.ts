/** One brightness plane: a frame's luma or a grey picture. */
export interface Picture {
  width: number;
  height: number;
  luma: Uint8Array | Uint8ClampedArray;
}

/** A plane of measured numbers. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

/** Samples along the shorter side of a picture when it is read: two a chip of a picture that is whole. */
export const shorterSide_samples = 180;

/** The size at which a picture is read. */
export const readingSize = (width: number, height: number): { width: number; height: number } => {
  const scale = shorterSide_samples / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Adds a picture to `sum`, which is of its reading size: each sample is the mean over the area that it covers, pixels
 * that it shares with a neighbour counted in part.
 */
export const addTo = (sum: Plane, { width, height, luma }: Picture): void => {
  const band = new Float64Array(width);
  const down = height / sum.height;
  const across = width / sum.width;
  for (let row = 0; row < sum.height; row++) {
    band.fill(0);
    const [top, bottom] = [row * down, Math.min(height, (row + 1) * down)];
    for (let y = Math.floor(top); y < bottom; y++) {
      const share = (Math.min(y + 1, bottom) - Math.max(y, top)) / (down * across);
      for (let x = 0, i = y * width; x < width; x++, i++) band[x]! += luma[i]! * share;
    }
    for (let column = 0, at = row * sum.width; column < sum.width; column++, at++) {
      const [left, right] = [column * across, Math.min(width, (column + 1) * across)];
      let mean = 0;
      for (let x = Math.floor(left); x < right; x++) mean += band[x]! * (Math.min(x + 1, right) - Math.max(x, left));
      sum.values[at]! += mean;
    }
  }
};

export const planeOf = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

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
