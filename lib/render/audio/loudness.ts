/**
 * Integrated loudness after ITU-R BS.1770-4: K-weighting, mean square over 400 ms blocks that overlap by 75 %, gated at
 * -70 LUFS and then 10 LU below the mean of what is left. Stereo at 48 kHz. Answers LUFS, -Infinity for silence.
 */
export const integratedLoudness = (left: Float32Array, right: Float32Array): number => {
  const weighted = [kWeighted(left), kWeighted(right)];
  const block = 19_200;
  const hop = 4_800;
  const powers: number[] = [];
  for (let start = 0; start + block <= left.length; start += hop) {
    let power = 0;
    for (const channel of weighted) {
      let sum = 0;
      for (let i = start; i < start + block; i++) sum += (channel[i] ?? 0) ** 2;
      power += sum / block;
    }
    powers.push(power);
  }
  const loudness = (power: number) => -0.691 + 10 * Math.log10(power);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const audible = powers.filter((power) => loudness(power) > -70);
  if (audible.length === 0) return -Infinity;
  const relative = loudness(mean(audible)) - 10;
  return loudness(mean(audible.filter((power) => loudness(power) > relative)));
};

/** The two K-weighting filters in series, with the coefficients of the recommendation for 48 kHz. */
const kWeighted = (input: Float32Array): Float32Array => {
  const shelf = biquad(
    input,
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [-1.69065929318241, 0.73248077421585],
  );
  return biquad(shelf, [1, -2, 1], [-1.99004745483398, 0.99007225036621]);
};

const biquad = (
  input: Float32Array,
  [b0, b1, b2]: readonly [number, number, number],
  [a1, a2]: readonly [number, number],
): Float32Array => {
  const output = new Float32Array(input.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < input.length; i++) {
    const x = input[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    output[i] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return output;
};
