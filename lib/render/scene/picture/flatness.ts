import type { Pixels } from "./field.ts";

/** Largest difference of a channel between neighbours of one fill. */
const alike = 2;
/** Cells over which a fill stays the same, and a shaded thing does not; and by how much. */
const stretch = 7;
const stretched = 4;
/** Bits of a channel that tell colours of a palette apart. */
const shift = 4;

/**
 * Whether a picture is flat as it is: a logo, a chart, a page, line art. Depth in such a picture would bend what is
 * meant to be straight. Told from fills (neighbours that are alike to the level, in few colours) and from thin strokes on
 * one ground.
 */
export const isFlatGraphic = (pixels: Pixels): boolean => {
  const { ground, share } = commonest(pixels);
  const figure = figureOf(pixels, ground);
  const strokes = share > 0.45 && thinness(figure, pixels.width, pixels.height) > 0.8 && spread(figure, pixels) > 0.3;
  return strokes || fills(pixels, figure) > 0.62;
};

const keyOf = (data: Pixels["data"], at: number): number =>
  ((data[at]! >> shift) << 8) | ((data[at + 1]! >> shift) << 4) | (data[at + 2]! >> shift);

const commonest = ({ data }: Pixels): { ground: readonly number[]; share: number } => {
  const counts = new Map<number, { count: number; at: number }>();
  for (let at = 0; at < data.length; at += 4) {
    const key = keyOf(data, at);
    const found = counts.get(key);
    if (found === undefined) counts.set(key, { count: 1, at });
    else found.count++;
  }
  const best = [...counts.values()].reduce((a, b) => (b.count > a.count ? b : a));
  return {
    ground: [data[best.at]!, data[best.at + 1]!, data[best.at + 2]!],
    share: (best.count * 4) / data.length,
  };
};

/** 1 for what is not of the ground's colour. */
const figureOf = ({ data, width, height }: Pixels, ground: readonly number[]): Uint8Array => {
  const figure = new Uint8Array(width * height);
  for (let cell = 0; cell < figure.length; cell++) {
    const at = cell * 4;
    const away = Math.max(...ground.map((value, channel) => Math.abs(data[at + channel]! - value)));
    figure[cell] = away > 28 ? 1 : 0;
  }
  return figure;
};

/** Share of the figure that is no more than a few cells across. */
const thinness = (figure: Uint8Array, width: number, height: number): number => {
  const reach = 3;
  let thick = 0;
  let all = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (figure[y * width + x] === 0) continue;
      all++;
      const inside = (dx: number, dy: number) =>
        figure[Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))] === 1;
      if ((inside(reach, 0) || inside(-reach, 0)) && (inside(0, reach) || inside(0, -reach)))
        if ([-1, 1].every((d) => inside(d, d) && inside(d, -d))) thick++;
    }
  return all === 0 ? 1 : 1 - thick / all;
};

/** Share of the picture's sixteen parts that hold some of the figure. */
const spread = (figure: Uint8Array, { width, height }: Pixels): number => {
  const counts = new Float64Array(16);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (figure[y * width + x] === 1) counts[Math.floor((y * 4) / height) * 4 + Math.floor((x * 4) / width)]!++;
  return counts.filter((count) => count > (width * height) / 16 / 100).length / 16;
};

/** Share of the figure that lies in plain fills; 0 where the fills have more colours than a palette. */
const fills = ({ data, width, height }: Pixels, figure: Uint8Array): number => {
  let plain = 0;
  let all = 0;
  const apart = (one: number, other: number) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(data[one * 4 + channel]! - data[other * 4 + channel]!)));
  /** Whether the colour goes over into another one little by little. */
  const isShaded = (cell: number, step: number) => {
    for (let k = 1; k <= stretch; k++) {
      const next = cell + step * k;
      if (figure[next] !== 1 || apart(next, next - step) > alike + 1) return false;
    }
    return apart(cell, cell + step * stretch) > stretched;
  };
  const colours = new Map<number, number>();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      if (figure[cell] === 0) continue;
      all++;
      const same = [1, -1, width, -width].every((step) => apart(cell, cell + step) <= alike && !isShaded(cell, step));
      if (!same) continue;
      plain++;
      const key = keyOf(data, cell * 4);
      colours.set(key, (colours.get(key) ?? 0) + 1);
    }
  if (all < width * height * 0.01) return 1;
  const few = [...colours.values()].filter((count) => count > plain * 0.01).length;
  return few > 24 ? 0 : plain / all;
};
