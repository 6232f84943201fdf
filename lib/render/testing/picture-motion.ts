/** A picture of one value a pixel, 0 to 255. */
export interface Gray {
  width: number;
  height: number;
  values: Float32Array;
}

/** How a picture lies against another: moved in pixels, then scaled about the frame's centre. */
export interface Registration {
  dx: number;
  dy: number;
  scale: number;
}

export const grayOf = (rgba: ArrayLike<number>, width: number, height: number): Gray => {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 4)
    values[i] = 0.2126 * (rgba[at] ?? 0) + 0.7152 * (rgba[at + 1] ?? 0) + 0.0722 * (rgba[at + 2] ?? 0);
  return { width, height, values };
};

/** What one picture shows and the other does not. */
export const apart = (one: Gray, other: Gray): Gray => ({
  ...one,
  values: one.values.map((value, i) => Math.abs(value - (other.values[i] ?? 0))),
});

/** Mean slope along one axis for a mean value of one: falls as a picture is blurred that way. */
export const slope = (picture: Gray, axis: "x" | "y" | "both"): number => {
  const { width, height, values } = picture;
  let sum = 0;
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const here = values[y * width + x]!;
      if (axis !== "y") sum += (here - values[y * width + x - 1]!) ** 2;
      if (axis !== "x") sum += (here - values[(y - 1) * width + x]!) ** 2;
    }
  return sum / values.reduce((all, value) => all + value * value, 1e-9);
};

const halved = ({ width, height, values }: Gray): Gray => {
  const small = { width: width >> 1, height: height >> 1, values: new Float32Array((width >> 1) * (height >> 1)) };
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const at = 2 * y * width + 2 * x;
      small.values[y * small.width + x] =
        (values[at]! + values[at + 1]! + values[at + width]! + values[at + width + 1]!) / 4;
    }
  return small;
};

/** Where the weight of a picture lies, pixels. */
export const centroidOf = ({ width, values }: Gray): { x: number; y: number } => {
  let [sum, x, y] = [1e-9, 0, 0];
  for (const [i, value] of values.entries()) {
    sum += value;
    x += value * (i % width);
    y += value * Math.floor(i / width);
  }
  return { x: x / sum, y: y / sum };
};

/** Solves three equations by Cramer's rule. */
const solved = (m: number[], v: number[]): [number, number, number] => {
  const det = (a: number[]) =>
    a[0]! * (a[4]! * a[8]! - a[5]! * a[7]!) -
    a[1]! * (a[3]! * a[8]! - a[5]! * a[6]!) +
    a[2]! * (a[3]! * a[7]! - a[4]! * a[6]!);
  const all = det(m);
  const column = (c: number) => det(m.map((value, i) => (i % 3 === c ? v[Math.floor(i / 3)]! : value))) / all;
  return Math.abs(all) < 1e-9 ? [0, 0, 0] : [column(0), column(1), column(2)];
};

/** One level of Gauss-Newton: `moved` at x is `still` at (x - centre - d) / scale + centre. */
const refined = (still: Gray, moved: Gray, from: Registration): Registration => {
  const { width, height } = still;
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const found = { ...from };
  for (let round = 0; round < 25; round++) {
    const m = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    const v = [0, 0, 0];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        // Where this point of the still picture lies in the moved one.
        const u = cx + (x - cx) * found.scale + found.dx;
        const w = cy + (y - cy) * found.scale + found.dy;
        const [u0, w0] = [Math.floor(u), Math.floor(w)];
        if (u0 < 0 || w0 < 0 || u0 >= width - 1 || w0 >= height - 1) continue;
        const [fx, fy] = [u - u0, w - w0];
        const at = w0 * width + u0;
        const [a, b] = [moved.values[at]!, moved.values[at + 1]!];
        const [c, d] = [moved.values[at + width]!, moved.values[at + width + 1]!];
        const gx = (b - a) * (1 - fy) + (d - c) * fy;
        const gy = (c - a) * (1 - fx) + (d - b) * fx;
        if (gx === 0 && gy === 0) continue;
        const off = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy - still.values[y * width + x]!;
        const gs = gx * (x - cx) + gy * (y - cy);
        const g = [gx, gy, gs];
        for (let i = 0; i < 3; i++) {
          v[i]! -= g[i]! * off;
          for (let k = 0; k < 3; k++) m[i * 3 + k]! += g[i]! * g[k]!;
        }
      }
    const [dx, dy, scale] = solved(m, v);
    found.dx += dx;
    found.dy += dy;
    found.scale = Math.min(2, Math.max(0.5, found.scale + scale));
    if (Math.abs(dx) + Math.abs(dy) + Math.abs(scale) * width < 0.01) break;
  }
  return found;
};

/** Finds from the pictures alone how a thing went from one to the other: from coarse to fine, to a part of a pixel. */
export const registration = (still: Gray, moved: Gray): Registration => {
  const levels: [Gray, Gray][] = [[still, moved]];
  for (let i = 0; i < 3; i++) levels.push([halved(levels[i]![0]), halved(levels[i]![1])]);
  const [one, other] = levels.at(-1)!;
  const [a, b] = [centroidOf(one), centroidOf(other)];
  let found: Registration = { dx: b.x - a.x, dy: b.y - a.y, scale: 1 };
  for (const [index, [small, smallMoved]] of levels.toReversed().entries()) {
    if (index > 0) found = { dx: found.dx * 2, dy: found.dy * 2, scale: found.scale };
    found = refined(small, smallMoved, found);
  }
  return found;
};
