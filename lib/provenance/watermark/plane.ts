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

/** A picture at the size at which it is looked at. */
export const sampled = ({ width, height, luma }: Picture): Plane => {
  const scale = shorterSide_samples / Math.min(width, height);
  const to = planeOf(Math.round(width * scale), Math.round(height * scale));
  average(luma, width, to, width / to.width, height / to.height);
  return to;
};

/** A plane made smaller, `by` times; what is left over at the right and below is cut off. */
export const shrunk = ({ width, height, values }: Plane, by: number): Plane => {
  const to = planeOf(Math.floor(width / by + 1e-6), Math.floor(height / by + 1e-6));
  average(values, width, to, by, by);
  return to;
};

/** Fills `to` with means over rectangles of `across` by `down`, numbers that they share with a neighbour counted in part. */
const average = (from: ArrayLike<number>, width: number, to: Plane, across: number, down: number): void => {
  const height = from.length / width;
  const band = new Float64Array(width);
  for (let row = 0; row < to.height; row++) {
    band.fill(0);
    const top = row * down;
    const bottom = Math.min(height, top + down);
    for (let y = Math.floor(top); y < bottom; y++) {
      const share = (Math.min(y + 1, bottom) - Math.max(y, top)) / (down * across);
      for (let x = 0, i = y * width; x < width; x++, i++) band[x]! += from[i]! * share;
    }
    for (let column = 0, at = row * to.width; column < to.width; column++, at++) {
      const left = column * across;
      const right = Math.min(width, left + across);
      let mean = 0;
      for (let x = Math.floor(left); x < right; x++) mean += band[x]! * (Math.min(x + 1, right) - Math.max(x, left));
      to.values[at] = mean;
    }
  }
};
