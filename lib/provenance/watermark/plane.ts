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

export const planeOf = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** Samples along the shorter side of a picture that is looked at: four a chip of one that is whole. */
export const shorterSide_samples = 360;

/** The shorter side of the smallest picture that is looked at: a chip has two pixels. */
export const smallestSide_px = 180;

/** A picture at the size at which it is looked at. */
export const sampled = ({ width, height, luma }: Picture): Plane => {
  const scale = shorterSide_samples / Math.min(width, height);
  const to = planeOf(Math.round(width * scale), Math.round(height * scale));
  if (width === 2 * to.width && height === 2 * to.height) halve(luma, to);
  else average(luma, width, to, width / to.width, height / to.height);
  return to;
};

/** `average` for the size that most frames have, in a fifth of the time. */
const halve = (from: Picture["luma"], to: Plane): void => {
  const width = 2 * to.width;
  for (let row = 0, at = 0; row < to.height; row++)
    for (let i = 2 * row * width, end = i + width; i < end; i += 2, at++)
      to.values[at] = (from[i]! + from[i + 1]! + from[i + width]! + from[i + width + 1]!) / 4;
};

/** A plane made smaller, `by` times; what is left over at the right and below is cut off. */
export const shrunk = ({ width, height, values }: Plane, by: number): Plane => {
  const to = planeOf(Math.floor(width / by + 1e-6), Math.floor(height / by + 1e-6));
  average(values, width, to, by, by);
  return to;
};

/** Fills `to` with means over rectangles of `across` by `down`, numbers that they share with a neighbour counted in part. */
const average = (from: ArrayLike<number>, width: number, to: Plane, across: number, down: number): void => {
  const rows = stretchesOf(to.height, down, from.length / width);
  const columns = stretchesOf(to.width, across, width);
  const band = new Float64Array(width);
  for (let row = 0; row < to.height; row++) {
    band.fill(0);
    for (let y = rows.first[row]!; y <= rows.last[row]!; y++) {
      const share = y === rows.first[row]! ? rows.head[row]! : y === rows.last[row]! ? rows.tail[row]! : 1;
      for (let x = 0, i = y * width; x < width; x++, i++) band[x]! += from[i]! * share;
    }
    for (let column = 0, at = row * to.width; column < to.width; column++, at++) {
      const first = columns.first[column]!;
      const last = columns.last[column]!;
      let sum = band[first]! * columns.head[column]! + band[last]! * columns.tail[column]!;
      for (let x = first + 1; x < last; x++) sum += band[x]!;
      to.values[at] = sum / (down * across);
    }
  }
};

/** The stretches of a line that its samples cover: first and last number, and how much of these two belongs to each. */
const stretchesOf = (count: number, size: number, length: number) => {
  const first = new Int32Array(count);
  const last = new Int32Array(count);
  const head = new Float64Array(count);
  const tail = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const begin = i * size;
    const end = Math.min(length, begin + size);
    first[i] = Math.floor(begin + 1e-9);
    last[i] = Math.max(first[i]!, Math.ceil(end - 1e-9) - 1);
    const alone = first[i] === last[i];
    head[i] = (alone ? end : first[i]! + 1) - begin;
    tail[i] = alone ? 0 : end - last[i]!;
  }
  return { first, last, head, tail };
};
