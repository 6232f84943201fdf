/** Brightness (Rec. 709, 0 to 255) of RGB pixels. */
export const luma = (rgb: Uint8Array): Float64Array =>
  Float64Array.from({ length: rgb.length / 3 }, (_, i) => {
    const [r = 0, g = 0, b = 0] = rgb.subarray(i * 3, i * 3 + 3);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });

const side = 8;
const step = 4;
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/** Mean structural similarity of two brightness pictures of one size, over windows of 8 by 8; 1 for the same. */
export const similarity = (one: Float64Array, other: Float64Array, width: number): number => {
  const height = one.length / width;
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + side <= height; top += step)
    for (let left = 0; left + side <= width; left += step) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + side; y++)
        for (let x = left; x < left + side; x++) {
          const p = one[y * width + x] ?? 0;
          const q = other[y * width + x] ?? 0;
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      const n = side * side;
      const [meanA, meanB] = [a / n, b / n];
      const [varA, varB] = [aa / n - meanA ** 2, bb / n - meanB ** 2];
      const shared = ab / n - meanA * meanB;
      sum += ((2 * meanA * meanB + c1) * (2 * shared + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varA + varB + c2));
      windows++;
    }
  return sum / windows;
};
