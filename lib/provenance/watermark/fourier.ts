/** A square field of complex numbers, row by row; its side is a power of two. */
export interface Field {
  side: number;
  real: Float64Array;
  imaginary: Float64Array;
}

export const fieldOf = (side: number, real: Float64Array): Field => ({
  side,
  real,
  imaginary: new Float64Array(side * side),
});

interface Plan {
  reversed: Uint16Array;
  cosine: Float64Array;
  sine: Float64Array;
}
const plans = new Map<number, Plan>();

const planFor = (side: number): Plan => {
  const known = plans.get(side);
  if (known !== undefined) return known;
  const bits = Math.log2(side);
  const reversed = new Uint16Array(side);
  for (let i = 1; i < side; i++) reversed[i] = (reversed[i >> 1]! >> 1) | ((i & 1) << (bits - 1));
  const angle = (i: number) => (-2 * Math.PI * i) / side;
  const cosine = Float64Array.from({ length: side / 2 }, (_, i) => Math.cos(angle(i)));
  const sine = Float64Array.from({ length: side / 2 }, (_, i) => Math.sin(angle(i)));
  const plan = { reversed, cosine, sine };
  plans.set(side, plan);
  return plan;
};

/** Transforms every column of a field in place, all of them together (Cooley and Tukey 1965). */
const transformColumns = ({ side, real, imaginary }: Field, { reversed, cosine, sine }: Plan): void => {
  for (let y = 0; y < side; y++) {
    const other = reversed[y]!;
    if (other <= y) continue;
    for (let a = y * side, b = other * side, end = a + side; a < end; a++, b++) {
      const [r, m] = [real[a]!, imaginary[a]!];
      real[a] = real[b]!;
      imaginary[a] = imaginary[b]!;
      real[b] = r;
      imaginary[b] = m;
    }
  }
  for (let half = 1; half < side; half *= 2)
    for (let k = 0; k < half; k++) {
      const c = cosine[(k * side) / (2 * half)]!;
      const s = sine[(k * side) / (2 * half)]!;
      for (let y = k; y < side; y += 2 * half)
        for (let a = y * side, b = a + half * side, end = a + side; a < end; a++, b++) {
          const r = real[b]! * c - imaginary[b]! * s;
          const m = real[b]! * s + imaginary[b]! * c;
          real[b] = real[a]! - r;
          imaginary[b] = imaginary[a]! - m;
          real[a]! += r;
          imaginary[a]! += m;
        }
    }
};

const transpose = (values: Float64Array, side: number): void => {
  for (let y = 1; y < side; y++)
    for (let x = 0; x < y; x++) {
      const value = values[y * side + x]!;
      values[y * side + x] = values[x * side + y]!;
      values[x * side + y] = value;
    }
};

/**
 * The discrete Fourier transform of a field, in place and not scaled. Rows and columns have changed places in it: the
 * second transform, which leads back, changes them again.
 */
export const transform = (field: Field): void => {
  const plan = planFor(field.side);
  transformColumns(field, plan);
  transpose(field.real, field.side);
  transpose(field.imaginary, field.side);
  transformColumns(field, plan);
};

/** The real field whose transform is `spectrum`, up to a factor; `spectrum` is used up. */
export const restore = (spectrum: Field): Float64Array => {
  // Transforming the conjugate forward is transforming back.
  const { real, imaginary } = spectrum;
  for (let i = 0; i < imaginary.length; i++) imaginary[i] = -imaginary[i]!;
  transform(spectrum);
  return real;
};

/**
 * How well a real field matches another one when it is shifted, from both their transforms: entry [y][x] is the
 * correlation at a shift of x and y, up to a factor. `spectrum` is used up.
 */
export const correlate = (spectrum: Field, sought: Field): Float64Array => {
  const { real, imaginary } = spectrum;
  for (let i = 0; i < real.length; i++) {
    const a = real[i]!;
    const b = imaginary[i]!;
    const c = sought.real[i]!;
    const d = sought.imaginary[i]!;
    real[i] = a * c + b * d;
    imaginary[i] = b * c - a * d;
  }
  return restore(spectrum);
};
