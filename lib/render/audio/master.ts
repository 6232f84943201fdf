import { energiesOf, loudnessOf, slice_samples, truePeakNear } from "./loudness.ts";

const target_lufs = -16;
/** True peak before the encoder, which may add up to 1.5 dB to it. */
const ceiling = 10 ** (-2.7 / 20);
const lookahead = 240;
const passes = 5;

/** Brings a stereo signal to -16 LUFS, limited softly so that its true peak stays under -1 dBTP. Works in place. */
export const master = (left: Float32Array, right: Float32Array): void => {
  unbias(left, right);
  const wanted = new Float32Array(left.length);
  const energies = energiesOf(left, right);
  for (let pass = 0; pass < passes; pass++) {
    const loudness = loudnessOf(energies);
    if (loudness === -Infinity || (pass > 0 && Math.abs(loudness - target_lufs) < 0.15)) return;
    limit(left, right, 10 ** ((target_lufs - loudness) / 20), wanted, energies);
  }
};

/** Takes off what lies below hearing: it only eats headroom. */
const unbias = (left: Float32Array, right: Float32Array): void => {
  const pull = (2 * Math.PI * 18) / 48_000;
  const keep = 1 - pull;
  let slowLeft = 0;
  let slowRight = 0;
  for (let i = 0; i < left.length; i++) {
    const onLeft = left[i] as number;
    const onRight = right[i] as number;
    slowLeft = slowLeft * keep + onLeft * pull;
    slowRight = slowRight * keep + onRight * pull;
    left[i] = onLeft - slowLeft;
    right[i] = onRight - slowRight;
  }
};

/** A look-ahead limiter: the gain falls before a peak arrives and recovers over about 80 ms, so nothing clicks. */
const limit = (
  left: Float32Array,
  right: Float32Array,
  drive: number,
  wanted: Float32Array,
  energies: Float64Array,
): void => {
  for (const at of want(left, right, (ceiling * 0.7) / drive, wanted)) {
    const peak = Math.max(truePeakNear(left, at), truePeakNear(right, at)) * drive;
    if (peak > ceiling) wanted[at] = ceiling / peak;
  }
  attackEarly(wanted);
  turnDown(left, right, drive, wanted, energies);
};

/** Wants every sample as it is; answers those that come near the ceiling. */
const want = (left: Float32Array, right: Float32Array, near: number, wanted: Float32Array): number[] => {
  wanted.fill(1);
  const loud: number[] = [];
  for (let i = 0; i < left.length; i++)
    if (Math.abs(left[i] as number) > near || Math.abs(right[i] as number) > near) loud.push(i);
  return loud;
};

/** Spreads each reduction over the samples before it. */
const attackEarly = (wanted: Float32Array): void => {
  const nearer = 1 / lookahead;
  let hold = 1;
  for (let i = wanted.length - 1; i >= 0; i--) {
    hold = Math.min(wanted[i] as number, hold * (1 - nearer) + nearer);
    wanted[i] = hold;
  }
};

/**
 * Applies the gain. It moves slowly beside what it turns down, so that the energy of a slice moves with its square: what
 * the slices have afterwards is known without weighing the sound once more.
 */
const turnDown = (
  left: Float32Array,
  right: Float32Array,
  drive: number,
  wanted: Float32Array,
  energies: Float64Array,
): void => {
  const recovery = 1 / 3840;
  let gain = 1;
  for (let begin = 0, slice = 0; begin < wanted.length; begin += slice_samples, slice++) {
    const end = Math.min(wanted.length, begin + slice_samples);
    let squares = 0;
    for (let i = begin; i < end; i++) {
      const next = wanted[i] as number;
      gain = Math.min(next, gain * (1 - recovery) + next * recovery);
      const turned = gain * drive;
      squares += turned * turned;
      left[i] = (left[i] as number) * turned;
      right[i] = (right[i] as number) * turned;
    }
    if (slice < energies.length) energies[slice] = (energies[slice] as number) * (squares / slice_samples);
  }
};
