const block = 4_800;
const blocksPerWindow = 4;

/**
 * Integrated loudness after ITU-R BS.1770-4: K-weighting, mean square over 400 ms windows that overlap by 75 %, gated at
 * -70 LUFS and then 10 LU below the mean of what is left. Stereo at 48 kHz. Answers LUFS, -Infinity for silence.
 */
export const integratedLoudness = (left: Float32Array, right: Float32Array): number => {
  const energies = new Float64Array(Math.floor(left.length / block));
  addEnergies(left, energies);
  addEnergies(right, energies);
  const powers: number[] = [];
  for (let i = 0; i + blocksPerWindow <= energies.length; i++) {
    let power = 0;
    for (let k = 0; k < blocksPerWindow; k++) power += energies[i + k] ?? 0;
    powers.push(power / (block * blocksPerWindow));
  }
  const loudness = (power: number) => -0.691 + 10 * Math.log10(power);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const audible = powers.filter((power) => loudness(power) > -70);
  if (audible.length === 0) return -Infinity;
  const relative = loudness(mean(audible)) - 10;
  return loudness(mean(audible.filter((power) => loudness(power) > relative)));
};

/** Adds the energy of each tenth of a second behind the two K-weighting filters (coefficients for 48 kHz). */
const addEnergies = (input: Float32Array, energies: Float64Array): void => {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let z1 = 0;
  let z2 = 0;
  for (let b = 0; b < energies.length; b++) {
    let sum = 0;
    for (let i = b * block; i < (b + 1) * block; i++) {
      const x = (input[i] as number) + 1e-20;
      const y =
        1.53512485958697 * x -
        2.69169618940638 * x1 +
        1.19839281085285 * x2 +
        1.69065929318241 * y1 -
        0.73248077421585 * y2;
      const z = y - 2 * y1 + y2 + 1.99004745483398 * z1 - 0.99007225036621 * z2;
      sum += z * z;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
    }
    energies[b] = (energies[b] as number) + sum;
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
  let most = Math.abs(input[at] ?? 0);
  for (const kernel of between) {
    let value = 0;
    for (let k = 0; k < taps; k++) value += (kernel[k] as number) * (input[at + k - taps / 2 + 1] ?? 0);
    most = Math.max(most, Math.abs(value));
  }
  return most;
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
