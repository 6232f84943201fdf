import { fieldOf, restore, transform, type Field } from "./fourier.ts";
import { tileChips } from "./pattern.ts";
import { shrunk, type Plane } from "./plane.ts";
import { residualOf } from "./residual.ts";

/** Samples along the side of a tile: two a chip. */
export const tileSide = 2 * tileChips;

/** All tiles of a plane laid over each other, as they lie when chips are `zoom` times their size; two samples a chip. */
export const foldAt = (plane: Plane, zoom: number): Float64Array => {
  const residual = residualOf(shrunk(plane, 2 * zoom));
  const tile = new Float64Array(tileSide * tileSide);
  for (let y = 0; y < residual.height; y++) {
    const row = (y % tileSide) * tileSide;
    for (let x = 0, i = y * residual.width; x < residual.width; x++, i++)
      tile[row + (x & (tileSide - 1))]! += residual.values[i]!;
  }
  return tile;
};

/**
 * The spectrum of a tile (which is used up), its amplitudes drawn halfway to being all the same by taking their roots:
 * where the picture or an encoder has left more noise, less is believed. All the way would be phase correlation; halfway
 * has measured best.
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

/** The chips of a tile, from its spectrum (which is used up), when the first of them lies at x and y. */
export const chipsAt = (spectrum: Field, { x, y }: { x: number; y: number }): Float64Array => {
  const tile = restore(spectrum);
  const chips = new Float64Array(tileChips * tileChips);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x - left, y - top];
  const across = [1 - right, 1, right];
  const down = [1 - below, 1, below];
  for (let row = 0; row < tileChips; row++)
    for (let column = 0; column < tileChips; column++) {
      let sum = 0;
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 3; i++)
          sum +=
            tile[((2 * row + top + j) & (tileSide - 1)) * tileSide + ((2 * column + left + i) & (tileSide - 1))]! *
            across[i]! *
            down[j]!;
      chips[row * tileChips + column] = sum;
    }
  return chips;
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
