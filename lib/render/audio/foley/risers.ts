import { peakAt, rate_hz, samplesOf, settle } from "#lib/render/audio/instruments/voice.ts";
import { noiseFrom } from "#lib/render/audio/noise-source.ts";

/** Air that opens upwards until it breaks off: a band of noise that climbs three octaves. */
export const airRiser = (seconds: number, seed: number): Float32Array => {
  const noise = noiseFrom(seed);
  const out = new Float32Array(samplesOf(seconds));
  let low = 0;
  let band = 0;
  for (let i = 0; i < out.length; i++) {
    const way = i / out.length;
    const turn = 2 * Math.sin((Math.PI * 500 * 2 ** (way * 3)) / rate_hz);
    low += turn * band;
    band += turn * (noise() - low - 0.45 * band);
    out[i] = band * way * way;
  }
  return peakAt(settle(out, 0.02), 1);
};

/** A cymbal with soft mallets, growing. */
export const cymbalSwell = (seconds: number, seed: number): Float32Array => {
  const noise = noiseFrom(seed);
  const out = new Float32Array(samplesOf(seconds + 0.5));
  const peak = samplesOf(seconds);
  let slow = 0;
  let soft = 0;
  let shimmer = 0;
  for (let i = 0; i < out.length; i++) {
    const way = i / peak;
    const level = way < 1 ? way ** 2.6 : Math.exp(-(i - peak) / (0.06 * rate_hz));
    const value = noise();
    slow += (value - slow) * (0.25 - 0.05 * Math.min(1, way));
    soft += (value - slow - soft) * (0.25 + 0.45 * Math.min(1, way));
    shimmer = 0.85 + 0.15 * Math.sin((2 * Math.PI * 6.3 * i) / rate_hz);
    out[i] = soft * level * shimmer;
  }
  return peakAt(settle(out, 0.03), 1);
};

/** Saws that slide up a fifth and an octave at once, shaking faster and faster. */
export const toneRiser = (seconds: number, seed: number): Float32Array => {
  const noise = noiseFrom(seed);
  const out = new Float32Array(samplesOf(seconds));
  const phases = [0, 0.3, 0.6];
  const ratios = [1, 1.008, 1.498];
  let low = 0;
  let band = 0;
  let shake = 0;
  for (let i = 0; i < out.length; i++) {
    const way = i / out.length;
    const hz = 110 * 2 ** (way * way * 1.4);
    let sum = noise() * 0.15 * way;
    for (let v = 0; v < 3; v++) {
      const phase = ((phases[v] ?? 0) + (hz * (ratios[v] ?? 1)) / rate_hz) % 1;
      phases[v] = phase;
      sum += (2 * phase - 1) * 0.33;
    }
    const turn = 2 * Math.sin((Math.PI * (300 + 3200 * way * way)) / rate_hz);
    low += turn * band;
    band += turn * (sum - low - 0.6 * band);
    shake += (5 + 9 * way) / rate_hz;
    out[i] = low * way * way * (0.75 + 0.25 * Math.sin(2 * Math.PI * shake));
  }
  return peakAt(settle(out, 0.02), 1);
};
