/** One number for each cell of a picture, row on row. */
export interface Field {
  columns: number;
  rows: number;
  values: Float32Array;
}

/** An opaque picture: RGBA, row on row. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

export const fieldOf = (columns: number, rows: number, at: (x: number, y: number) => number): Field => {
  const values = new Float32Array(columns * rows);
  for (let y = 0, cell = 0; y < rows; y++) for (let x = 0; x < columns; x++, cell++) values[cell] = at(x, y);
  return { columns, rows, values };
};

export const mapped = ({ columns, rows, values }: Field, change: (value: number, cell: number) => number): Field => ({
  columns,
  rows,
  values: values.map(change),
});

/** Mean of each cell's square of `2 radius + 1` cells a side; beyond the edge the picture is not counted. */
export const boxMean = ({ columns, rows, values }: Field, radius: number): Field => {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  mean(values, across, rows, columns, columns, 1, radius);
  mean(across, out, columns, rows, 1, columns, radius);
  return { columns, rows, values: out };
};

const mean = (
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  line: number,
  step: number,
  radius: number,
): void => {
  for (let i = 0; i < lines; i++) {
    const first = i * line;
    let sum = 0;
    let count = 0;
    for (let k = 0; k < Math.min(radius, length); k++) {
      sum += from[first + k * step]!;
      count++;
    }
    for (let k = 0; k < length; k++) {
      if (k + radius < length) {
        sum += from[first + (k + radius) * step]!;
        count++;
      }
      if (k - radius - 1 >= 0) {
        sum -= from[first + (k - radius - 1) * step]!;
        count--;
      }
      to[first + k * step] = sum / count;
    }
  }
};

/** The value between the cells, `x` and `y` in cells from the middle of the first; edges repeat. */
export const sampled = ({ columns, rows, values }: Field, x: number, y: number): number => {
  const u = Math.min(columns - 1, Math.max(0, x));
  const v = Math.min(rows - 1, Math.max(0, y));
  const left = Math.min(columns - 2, Math.floor(u));
  const top = Math.min(rows - 2, Math.floor(v));
  if (left < 0 || top < 0) return values[Math.round(v) * columns + Math.round(u)]!;
  const at = top * columns + left;
  const across = u - left;
  const upper = values[at]! + (values[at + 1]! - values[at]!) * across;
  const lower = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * across;
  return upper + (lower - upper) * (v - top);
};

/** The part `x, y, width, height` (in shares of the field) at another number of cells. */
export const resampled = (
  field: Field,
  columns: number,
  rows: number,
  part = { x: 0, y: 0, width: 1, height: 1 },
): Field =>
  fieldOf(columns, rows, (x, y) =>
    sampled(
      field,
      (part.x + ((x + 0.5) / columns) * part.width) * field.columns - 0.5,
      (part.y + ((y + 0.5) / rows) * part.height) * field.rows - 0.5,
    ),
  );

/** Coefficients by which a guide's value tells the smoothed field's: field = a guide + b. */
export interface Guided {
  a: Field;
  b: Field;
}

/**
 * The guided filter of He, Sun and Tang (2010): smooths a field over `radius` cells and lets it change where the guide
 * does. `epsilon` is the variance of the guide below which nothing counts as an edge.
 */
export const guide = (by: Field, field: Field, radius: number, epsilon: number): Guided => {
  const product = (one: Field, other: Field) => mapped(one, (value, cell) => value * other.values[cell]!);
  const meanGuide = boxMean(by, radius);
  const meanField = boxMean(field, radius);
  const meanBoth = boxMean(product(by, field), radius);
  const meanSquare = boxMean(product(by, by), radius);
  const a = mapped(meanBoth, (both, cell) => {
    const middle = meanGuide.values[cell]!;
    const variance = meanSquare.values[cell]! - middle * middle;
    return (both - middle * meanField.values[cell]!) / (variance + epsilon);
  });
  const b = mapped(meanField, (value, cell) => value - a.values[cell]! * meanGuide.values[cell]!);
  return { a: boxMean(a, radius), b: boxMean(b, radius) };
};

/** A field smoothed along the edges of its guide. */
export const guidedBy = (by: Field, field: Field, radius: number, epsilon: number): Field => {
  const { a, b } = guide(by, field, radius, epsilon);
  return mapped(by, (value, cell) => a.values[cell]! * value + b.values[cell]!);
};
