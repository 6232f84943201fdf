import { fieldOf, transform, type Field } from "./fourier.ts";
import { tileChips } from "./pattern.ts";
import { planeOf, residualOf, type Plane } from "./residual.ts";

/** Samples along the side of a tile: two a chip. */
export const tileSide = 2 * tileChips;

/** All tiles of a plane laid over each other, as they lie when chips are `zoom` times their size. */
export const foldAt = (plane: Plane, zoom: number): Float64Array => {
  const residual = residualOf(resized(plane, zoom));
  const tile = new Float64Array(tileSide * tileSide);
  for (let y = 0; y < residual.height; y++) {
    const row = (y % tileSide) * tileSide;
    for (let x = 0, i = y * residual.width; x < residual.width; x++, i++)
      tile[row + (x & (tileSide - 1))]! += residual.values[i]!;
  }
  return tile;
};

/** The plane with two samples a chip again. */
const resized = (plane: Plane, zoom: number): Plane => {
  if (Math.abs(zoom - 1) < 1e-6) return plane;
  const to = planeOf(Math.floor(plane.width / zoom), Math.floor(plane.height / zoom));
  const columns = tapsOf(to.width, plane.width, zoom);
  const rows = tapsOf(to.height, plane.height, zoom);
  for (let y = 0; y < to.height; y++) {
    const { from, share } = rows[y]!;
    const [above, below] = [from * plane.width, Math.min(plane.height - 1, from + 1) * plane.width];
    for (let x = 0; x < to.width; x++) {
      const { from: left, share: part } = columns[x]!;
      const right = Math.min(plane.width - 1, left + 1);
      const top = plane.values[above + left]! * (1 - part) + plane.values[above + right]! * part;
      const bottom = plane.values[below + left]! * (1 - part) + plane.values[below + right]! * part;
      to.values[y * to.width + x] = top * (1 - share) + bottom * share;
    }
  }
  return to;
};

const tapsOf = (count: number, length: number, zoom: number): { from: number; share: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const at = Math.max(0, Math.min(length - 1, (i + 0.5) * zoom - 0.5));
    const from = Math.floor(at);
    return { from, share: at - from };
  });

/**
 * The spectrum of a tile (which is used up), its amplitudes drawn halfway to being all the same (their square root is taken): where the
 * picture or an encoder has left more noise, less is believed. Halfway measures best; all the way is phase correlation.
 */
export const evenedSpectrum = (tile: Float64Array): Field => {
  const field = fieldOf(tileSide, tile);
  transform(field);
  const { real, imaginary } = field;
  for (let i = 0; i < real.length; i++) {
    const root = Math.sqrt(Math.sqrt(real[i]! ** 2 + imaginary[i]! ** 2));
    if (root === 0) continue;
    real[i]! /= root;
    imaginary[i]! /= root;
  }
  return field;
};

/** Standard deviation. */
export const deviationOf = (values: Float64Array): number => {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / values.length - (sum / values.length) ** 2));
};
