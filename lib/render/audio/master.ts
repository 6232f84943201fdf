import { integratedLoudness } from "./loudness.ts";

const target_lufs = -16;
/** Sample ceiling; the encoder and the reconstruction between samples may add up to 1.5 dB to it. */
const ceiling = 10 ** (-3 / 20);
const lookahead = 240;
const passes = 4;

/** Brings a stereo signal to -16 LUFS, limited softly so that its true peak stays under -1 dBTP. Works in place. */
export const master = (left: Float32Array, right: Float32Array): void => {
  for (let pass = 0; pass < passes; pass++) {
    const loudness = integratedLoudness(left, right);
    if (loudness === -Infinity || Math.abs(loudness - target_lufs) < 0.1) return;
    scale(left, right, 10 ** ((target_lufs - loudness) / 20));
    limit(left, right);
  }
};

const scale = (left: Float32Array, right: Float32Array, gain: number): void => {
  for (let i = 0; i < left.length; i++) {
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
};

/** A look-ahead limiter: the gain falls before a peak arrives and recovers over about 80 ms, so nothing clicks. */
const limit = (left: Float32Array, right: Float32Array): void => {
  const length = left.length;
  const wanted = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const peak = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    wanted[i] = peak > ceiling ? ceiling / peak : 1;
  }
  // Attack: spread each reduction over the samples before it.
  let hold = 1;
  for (let i = length - 1; i >= 0; i--) {
    hold = Math.min(wanted[i] ?? 1, hold + (1 - hold) / lookahead);
    wanted[i] = hold;
  }
  let gain = 1;
  const recovery = 1 / 3840;
  for (let i = 0; i < length; i++) {
    const next = wanted[i] ?? 1;
    gain = next < gain ? next : gain + (next - gain) * recovery;
    left[i] = Math.max(-ceiling, Math.min(ceiling, (left[i] ?? 0) * gain));
    right[i] = Math.max(-ceiling, Math.min(ceiling, (right[i] ?? 0) * gain));
  }
};
