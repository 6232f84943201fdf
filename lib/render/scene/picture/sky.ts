import type { Colours } from "./colours.ts";
import type { Field } from "./field.ts";

/** Steeper than this is an edge that no sky goes on behind. */
const edge = 0.035;
/** How far a cell's colour may lie from that of the cell it was reached from, and from its column's top. */
const step = 0.05;
const whole = 0.34;

/**
 * What is seen of the sky: smooth, bright or blue, hanging together with the upper edge. 1 sky, 0 none; all 0 where what
 * was found goes down to the foot of the picture as a backdrop does, or is too little to be one.
 */
export const skyOf = ({ light, redGreen, blueYellow }: Colours, edges: Field): Field => {
  const { columns, rows } = light;
  const values = new Float32Array(columns * rows);
  const away = (one: number, other: number) =>
    Math.hypot(
      light.values[one]! - light.values[other]!,
      (redGreen.values[one]! - redGreen.values[other]!) * 1.5,
      (blueYellow.values[one]! - blueYellow.values[other]!) * 1.2,
    );
  const likely = (cell: number) => {
    const bright = light.values[cell]!;
    const blue = blueYellow.values[cell]!;
    return (
      bright > 0.55 || blue > 0.06 || (bright > 0.32 && redGreen.values[cell]! > 0.04 && cell < columns * rows * 0.4)
    );
  };
  const reached: { cell: number; top: number }[] = [];
  const take = (cell: number, top: number) => {
    values[cell] = 1;
    reached.push({ cell, top });
  };
  for (let x = 0; x < columns; x++) if (edges.values[x]! < edge && likely(x)) take(x, x);
  for (let next = 0; next < reached.length; next++) {
    const { cell, top } = reached[next]!;
    const x = cell % columns;
    const ways = [cell + columns, ...(x > 0 ? [cell - 1] : []), ...(x < columns - 1 ? [cell + 1] : []), cell - columns];
    for (const to of ways) {
      if (to < 0 || to >= values.length || values[to] === 1 || edges.values[to]! > edge || !likely(to)) continue;
      if (away(to, cell) < step && away(to, top) < whole) take(to, top);
    }
  }
  const low = reached.filter(({ cell }) => cell >= columns * Math.floor(rows * 0.93)).length;
  const topmost = reached.filter(({ cell }) => cell < columns).length;
  const share = reached.length / values.length;
  if (share < 0.05 || topmost < columns * 0.35 || low > columns * rows * 0.07 * 0.25) values.fill(0);
  return { columns, rows, values };
};

/** Row, as a share of the height, at which the sky ends in the middle of its columns; null where there is none. */
export const horizonOf = ({ columns, rows, values }: Field): number | null => {
  const ends: number[] = [];
  for (let x = 0; x < columns; x++) {
    let last = -1;
    for (let y = 0; y < rows; y++) if (values[y * columns + x] === 1) last = y;
    if (last >= 0) ends.push((last + 1) / rows);
  }
  if (ends.length < columns * 0.3) return null;
  return ends.toSorted((a, b) => a - b)[Math.floor(ends.length * 0.7)] ?? null;
};
