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

/** Samples along the shorter side of a picture when it is read: two a chip of a picture that is whole. */
export const shorterSide_samples = 180;

/**
 * A picture at the size at which it is read: each sample is the mean over the area that it covers, pixels that it shares
 * with a neighbour counted in part.
 */
export const sampled = ({ width, height, luma }: Picture): Plane => {
  const scale = shorterSide_samples / Math.min(width, height);
  const plane = planeOf(Math.round(width * scale), Math.round(height * scale));
  const band = new Float64Array(width);
  const down = height / plane.height;
  const across = width / plane.width;
  for (let row = 0; row < plane.height; row++) {
    band.fill(0);
    const top = row * down;
    const bottom = Math.min(height, top + down);
    for (let y = Math.floor(top); y < bottom; y++) {
      const share = (Math.min(y + 1, bottom) - Math.max(y, top)) / (down * across);
      for (let x = 0, i = y * width; x < width; x++, i++) band[x]! += luma[i]! * share;
    }
    for (let column = 0, at = row * plane.width; column < plane.width; column++, at++) {
      const left = column * across;
      const right = Math.min(width, left + across);
      let mean = 0;
      for (let x = Math.floor(left); x < right; x++) mean += band[x]! * (Math.min(x + 1, right) - Math.max(x, left));
      plane.values[at] = mean;
    }
  }
  return plane;
};

/** A plane made `zoom` times smaller, by straight lines between its samples. */
export const resized = (plane: Plane, zoom: number): Plane => {
  if (zoom === 1) return plane;
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
