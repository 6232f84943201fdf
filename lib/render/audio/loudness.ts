/** Samples of a slice of which the energy is told. */
export const slice_samples = 480;
const slicesPerBlock = 10;
const blocksPerWindow = 4;

/**
 * Integrated loudness after ITU-R BS.1770-4: K-weighting, mean square over 400 ms windows that overlap by 75 %, gated at
 * -70 LUFS and then 10 LU below the mean of what is left. Stereo at 48 kHz. Answers LUFS, -Infinity for silence.
 */
export const integratedLoudness = (left: Float32Array, right: Float32Array): number =>
  loudnessOf(energiesOf(left, right));

/** Integrated loudness of a sound whose slices have these energies. */
export const loudnessOf = (energies: Float64Array): number => {
  const blocks = Array.from({ length: Math.floor(energies.length / slicesPerBlock) }, (_, b) =>
    sumOf(energies.subarray(b * slicesPerBlock, (b + 1) * slicesPerBlock)),
  );
  const powers: number[] = [];
  for (let i = 0; i + blocksPerWindow <= blocks.length; i++)
    powers.push(sumOf(blocks.slice(i, i + blocksPerWindow)) / (slice_samples * slicesPerBlock * blocksPerWindow));
  const loudness = (power: number) => -0.691 + 10 * Math.log10(power);
  const mean = (values: number[]) => sumOf(values) / values.length;
  const audible = powers.filter((power) => loudness(power) > -70);
  if (audible.length === 0) return -Infinity;
  const relative = loudness(mean(audible)) - 10;
  return loudness(mean(audible.filter((power) => loudness(power) > relative)));
};

const sumOf = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum;
};

/** The energy of every hundredth of a second behind the two K-weighting filters, both sides together. */
export const energiesOf = (left: Float32Array, right: Float32Array): Float64Array => {
  const energies = new Float64Array(Math.floor(left.length / slice_samples));
  weigh(left, right, energies);
  return energies;
};

// Coefficients for 48 kHz. Both sides go through together: neither waits for the other.
const weigh = (left: Float32Array, right: Float32Array, energies: Float64Array): void => {
  let l1 = 0;
  let l2 = 0;
  let l3 = 0;
  let l4 = 0;
  let r1 = 0;
  let r2 = 0;
  let r3 = 0;
  let r4 = 0;
  for (let slice = 0; slice < energies.length; slice++) {
    let sum = 0;
    for (let i = slice * slice_samples; i < (slice + 1) * slice_samples; i++) {
      const xl = (left[i] as number) + 1e-20;
      const yl = 1.53512485958697 * xl + l1;
      l1 = l2 - 2.69169618940638 * xl + 1.69065929318241 * yl;
      l2 = 1.19839281085285 * xl - 0.73248077421585 * yl;
      const zl = yl + l3;
      l3 = l4 - 2 * yl + 1.99004745483398 * zl;
      l4 = yl - 0.99007225036621 * zl;
      const xr = (right[i] as number) + 1e-20;
      const yr = 1.53512485958697 * xr + r1;
      r1 = r2 - 2.69169618940638 * xr + 1.69065929318241 * yr;
      r2 = 1.19839281085285 * xr - 0.73248077421585 * yr;
      const zr = yr + r3;
      r3 = r4 - 2 * yr + 1.99004745483398 * zr;
      r4 = yr - 0.99007225036621 * zr;
      sum += zl * zl + zr * zr;
    }
    energies[slice] = sum;
  }
};

const taps = 12;
/** A quarter, a half and three quarters between two samples: a windowed sinc for each. */
const between = [0.25, 0.5, 0.75].map((part) =>
  Float64Array.from({ length: taps }, (_, k) => {
    const x = k - (taps / 2 - 1) - part;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (taps / 2));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** The loudest point of the signal around sample `at`, four times oversampled. */
export const truePeakNear = (input: Float32Array, at: number): number => {
  const first = at - taps / 2 + 1;
  let most = Math.abs(input[at] ?? 0);
  for (const kernel of between) most = Math.max(most, Math.abs(soundedAt(input, first, kernel)));
  return most;
};

const soundedAt = (input: Float32Array, first: number, kernel: Float64Array): number => {
  const from = Math.max(0, -first);
  const to = Math.min(taps, input.length - first);
  let value = 0;
  for (let k = from; k < to; k++) value += (kernel[k] as number) * (input[first + k] as number);
  return value;
};

/** True peak in dBTP of a whole signal. */
export const truePeak_db = (...channels: Float32Array[]): number => {
  let most = 0;
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++)
      // Between samples the signal seldom rises above twice what stands beside it.
      if (Math.abs(channel[i] as number) > most * 0.5) most = Math.max(most, truePeakNear(channel, i));
  }
  return 20 * Math.log10(most);
};
