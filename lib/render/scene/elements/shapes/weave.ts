import { latticeRow } from "#lib/render/scene/random.ts";

/** A field of fractal noise made once: fine texture at the price of a look-up. It repeats every unit both ways. */
const side = 256;

/** Sum of octaves from `first` cells across the tile, doubling, stretched so that its values fill 0 to 1. */
function woven(first: number, octaves: number, fold: boolean): Float32Array {
  const field = new Float32Array(side * side);
  let weight = 1;
  let low = Infinity;
  let high = -Infinity;
  for (let octave = 0, cells = first; octave < octaves && cells <= side; octave++, cells *= 2, weight *= 0.56) {
    const step = side / cells;
    const rows = Array.from({ length: cells }, (_, y) => latticeRow(y, Math.imul(octave + 1, 0x9e3779b1), cells));
    for (let y = 0; y < side; y++) {
      const y0 = Math.floor(y / step);
      const fy = y / step - y0;
      const v = fy * fy * (3 - 2 * fy);
      const above = rows[y0]!;
      const below = rows[(y0 + 1) % cells]!;
      for (let x = 0; x < side; x++) {
        const x0 = Math.floor(x / step);
        const fx = x / step - x0;
        const u = fx * fx * (3 - 2 * fx);
        const x1 = (x0 + 1) % cells;
        const top = above[x0]! * (1 - u) + above[x1]! * u;
        const foot = below[x0]! * (1 - u) + below[x1]! * u;
        const value = top * (1 - v) + foot * v;
        field[y * side + x]! += weight * (fold ? (1 - Math.abs(2 * value - 1)) ** 2 : value);
      }
    }
  }
  for (const value of field) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  for (let i = 0; i < field.length; i++) field[i] = (field[i]! - low) / (high - low);
  return field;
}

let soft: Float32Array | null = null;
let creased: Float32Array | null = null;

function sample(field: Float32Array, x: number, y: number): number {
  const px = (x - Math.floor(x)) * side;
  const py = (y - Math.floor(y)) * side;
  const x0 = px | 0;
  const y0 = py | 0;
  const u = px - x0;
  const v = py - y0;
  const left = x0 & (side - 1);
  const right = (x0 + 1) & (side - 1);
  const row = (y0 & (side - 1)) * side;
  const next = ((y0 + 1) & (side - 1)) * side;
  const top = field[row + left]! * (1 - u) + field[row + right]! * u;
  const foot = field[next + left]! * (1 - u) + field[next + right]! * u;
  return top * (1 - v) + foot * v;
}

/** Cloudy noise, 0 to 1. */
export function grain(x: number, y: number): number {
  soft ??= woven(8, 5, false);
  return sample(soft, x, y);
}

/** Noise with sharp creases, 0 to 1: cracked rock, bark, ripples. */
export function creases(x: number, y: number): number {
  creased ??= woven(6, 5, true);
  return sample(creased, x, y);
}
