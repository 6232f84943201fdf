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

/** Transforms one line of a field in place: `side` numbers from `start`, `stride` apart (Cooley and Tukey 1965). */
const transformLine = (re: Float64Array, im: Float64Array, start: number, stride: number, plan: Plan): void => {
  const { reversed, cosine, sine } = plan;
  const side = reversed.length;
  for (let i = 0; i < side; i++) {
    const j = reversed[i]!;
    if (j <= i) continue;
    const [a, b] = [start + i * stride, start + j * stride];
    const [r, m] = [re[a]!, im[a]!];
    re[a] = re[b]!;
    im[a] = im[b]!;
    re[b] = r;
    im[b] = m;
  }
  for (let half = 1; half < side; half *= 2) {
    const step = side / (2 * half);
    for (let k = 0; k < half; k++) {
      const c = cosine[k * step]!;
      const s = sine[k * step]!;
      for (let i = k; i < side; i += 2 * half) {
        const a = start + i * stride;
        const b = a + half * stride;
        const r = re[b]! * c - im[b]! * s;
        const m = re[b]! * s + im[b]! * c;
        re[b] = re[a]! - r;
        im[b] = im[a]! - m;
        re[a]! += r;
        im[a]! += m;
      }
    }
  }
};

/** The discrete Fourier transform of a field, in place and not scaled. */
export const transform = ({ side, real, imaginary }: Field): void => {
  const plan = planFor(side);
  for (let y = 0; y < side; y++) transformLine(real, imaginary, y * side, 1, plan);
  for (let x = 0; x < side; x++) transformLine(real, imaginary, x, side, plan);
};

/** The real field whose transform is `spectrum`, up to a factor. */
export const restore = ({ side, real, imaginary }: Field): Float64Array => {
  // Transforming the conjugate forward is transforming back.
  const field = { side, real: real.slice(), imaginary: imaginary.map((value) => -value) };
  transform(field);
  return field.real;
};

/**
 * How well a real field matches another one when it is shifted, from both their transforms: entry [y][x] is the
 * correlation at a shift of x and y, up to a factor.
 */
export const correlate = (spectrum: Field, sought: Field): Float64Array => {
  const product = fieldOf(spectrum.side, new Float64Array(spectrum.real.length));
  for (let i = 0; i < product.real.length; i++) {
    const [a, b, c, d] = [spectrum.real[i]!, spectrum.imaginary[i]!, sought.real[i]!, sought.imaginary[i]!];
    product.real[i] = a * c + b * d;
    product.imaginary[i] = b * c - a * d;
  }
  return restore(product);
};
