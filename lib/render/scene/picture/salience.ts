import { boxMean, fieldOf, mapped, type Field } from "./field.ts";
import type { Colours } from "./colours.ts";

/** Passes over the picture, to and fro: more change hardly anything (Zhang et al. 2015). */
const passes = 4;

/**
 * How much each cell stands out from what reaches the picture's border, 0 to 1: its minimum barrier distance to the
 * border (Zhang et al. 2015, "Minimum barrier salient object detection at 80 fps"), the least range of values that a
 * path to the border must cross, over the three colour values.
 */
export const salienceOf = (colours: Colours): Field => {
  const { columns, rows } = colours.light;
  const sum = new Float32Array(columns * rows);
  for (const field of [colours.light, colours.redGreen, colours.blueYellow]) {
    const distance = barrierDistance(boxMean(field, 1));
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += distance[cell]!;
  }
  const sorted = sum.toSorted();
  const most = sorted[Math.floor(sorted.length * 0.995)]! || 1;
  const raised = fieldOf(columns, rows, (x, y) => Math.min(1, sum[y * columns + x]! / Math.max(0.08, most)));
  // What photographs show is rather in their middle than at their rim.
  return mapped(raised, (value, cell) => {
    const x = ((cell % columns) + 0.5) / columns - 0.5;
    const y = (Math.floor(cell / columns) + 0.5) / rows - 0.5;
    return value * (0.55 + 0.45 * Math.exp(-(x * x + y * y) * 4.5));
  });
};

const barrierDistance = ({ columns, rows, values }: Field): Float32Array => {
  const high = Float32Array.from(values);
  const low = Float32Array.from(values);
  const distance = fieldOf(columns, rows, (x, y) =>
    x === 0 || y === 0 || x === columns - 1 || y === rows - 1 ? 0 : Infinity,
  ).values;
  const reach = (cell: number, from: number): void => {
    const value = values[cell]!;
    const top = Math.max(high[from]!, value);
    const bottom = Math.min(low[from]!, value);
    if (top - bottom >= distance[cell]!) return;
    distance[cell] = top - bottom;
    high[cell] = top;
    low[cell] = bottom;
  };
  for (let pass = 0; pass < passes; pass++)
    if (pass % 2 === 0)
      for (let y = 1; y < rows - 1; y++)
        for (let x = 1; x < columns - 1; x++) {
          const cell = y * columns + x;
          reach(cell, cell - columns);
          reach(cell, cell - 1);
        }
    else
      for (let y = rows - 2; y > 0; y--)
        for (let x = columns - 2; x > 0; x--) {
          const cell = y * columns + x;
          reach(cell, cell + columns);
          reach(cell, cell + 1);
        }
  return distance;
};
