import { integratedLoudness, truePeakNear } from "./loudness.ts";

const target_lufs = -16;
/** True peak before the encoder, which may add up to 1.5 dB to it. */
const ceiling = 10 ** (-2.7 / 20);
const lookahead = 240;
const passes = 5;

/** Brings a stereo signal to -16 LUFS, limited softly so that its true peak stays under -1 dBTP. Works in place. */
export const master = (left: Float32Array, right: Float32Array): void => {
  unbias(left);
  unbias(right);
  const wanted = new Float32Array(left.length);
  for (let pass = 0; pass < passes; pass++) {
    const loudness = integratedLoudness(left, right);
    if (loudness === -Infinity || (pass > 0 && Math.abs(loudness - target_lufs) < 0.15)) return;
    limit(left, right, 10 ** ((target_lufs - loudness) / 20), wanted);
  }
};

/** Takes off what lies below hearing: it only eats headroom. */
const unbias = (channel: Float32Array): void => {
  const pull = (2 * Math.PI * 18) / 48_000;
  let slow = 0;
  for (let i = 0; i < channel.length; i++) {
    const value = channel[i] as number;
    slow += (value - slow) * pull;
    channel[i] = value - slow;
  }
};

/** A look-ahead limiter: the gain falls before a peak arrives and recovers over about 80 ms, so nothing clicks. */
const limit = (left: Float32Array, right: Float32Array, drive: number, wanted: Float32Array): void => {
  const length = left.length;
  const near = (ceiling * 0.7) / drive;
  for (let i = 0; i < length; i++) {
    let peak = Math.max(Math.abs(left[i] as number), Math.abs(right[i] as number));
    if (peak > near) peak = Math.max(truePeakNear(left, i), truePeakNear(right, i));
    peak *= drive;
    wanted[i] = peak > ceiling ? ceiling / peak : 1;
  }
  // Attack: spread each reduction over the samples before it.
  let hold = 1;
  for (let i = length - 1; i >= 0; i--) {
    hold = Math.min(wanted[i] as number, hold + (1 - hold) / lookahead);
    wanted[i] = hold;
  }
  let gain = 1;
  const recovery = 1 / 3840;
  for (let i = 0; i < length; i++) {
    const next = wanted[i] as number;
    gain = next < gain ? next : gain + (next - gain) * recovery;
    left[i] = (left[i] as number) * gain * drive;
    right[i] = (right[i] as number) * gain * drive;
  }
};
