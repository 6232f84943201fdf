import { peakAt, rate_hz, samplesOf, settle } from "#lib/render/audio/instruments/voice.ts";
import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { control_samples, controlOf, levelled } from "#lib/render/audio/signal/control.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { bandPass, lowPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { addSaw } from "#lib/render/audio/signal/waves.ts";

/** Air that opens upwards until it breaks off: a band of noise that climbs three octaves. */
export const airRiser = (seconds: number, seed: number): Float32Array => {
  const length = samplesOf(seconds);
  const air = noiseFrom(seed).fill(new Float64Array(length));
  const turns = controlOf(length, (at) => turnOf(500 * 2 ** ((at / length) * 3), rate_hz));
  bandPass(air, turns, 0.45);
  const levels = controlOf(length, (at) => (at / length) ** 2);
  return peakAt(settle(levelled(air, levels), 0.02), 1);
};

/** A cymbal with soft mallets, growing. */
export const cymbalSwell = (seconds: number, seed: number): Float32Array => {
  const length = samplesOf(seconds + 0.5);
  const peak = samplesOf(seconds);
  const metal = noiseFrom(seed).fill(new Float64Array(length));
  brighten(
    metal,
    controlOf(length, (at) => Math.min(1, at / peak)),
  );
  const levels = controlOf(length, (at) => {
    const shimmer = 0.85 + 0.15 * sineOf((6.3 * at) / rate_hz);
    return shimmer * (at < peak ? (at / peak) ** 2.6 : Math.exp(-(at - peak) / (0.06 * rate_hz)));
  });
  return peakAt(settle(levelled(metal, levels), 0.03), 1);
};

/** Noise that opens as its way goes from 0 to 1. */
const brighten = (metal: Float64Array, ways: Float64Array): void => {
  let slow = 0;
  let soft = 0;
  for (let begin = 0, k = 0; begin < metal.length; begin += control_samples, k++) {
    const way = ways[k] as number;
    const end = Math.min(metal.length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      const value = metal[i] as number;
      slow += (value - slow) * (0.25 - 0.05 * way);
      soft += (value - slow - soft) * (0.25 + 0.45 * way);
      metal[i] = soft;
    }
  }
};

/** Saws that slide up a fifth and an octave at once, shaking faster and faster. */
export const toneRiser = (seconds: number, seed: number): Float32Array => {
  const length = samplesOf(seconds);
  const wayAt = (at: number) => at / length;
  const noise = noiseFrom(seed).fill(new Float64Array(length));
  const tone = Float64Array.from(
    levelled(
      noise,
      controlOf(length, (at) => 0.15 * wayAt(at)),
    ),
  );
  for (const [phase, ratio] of [
    [0, 1],
    [0.3, 1.008],
    [0.6, 1.498],
  ] as const) {
    // The middle of each stretch: so that the tone ends on the pitch that it should.
    const stepAt = (way: number) => (110 * ratio * 2 ** (way * way * 1.4)) / rate_hz;
    addSaw(
      tone,
      controlOf(length, (at) => stepAt(wayAt(at + control_samples / 2))),
      phase,
      0.33,
    );
  }
  const turns = controlOf(length, (at) => turnOf(300 + 3200 * wayAt(at) ** 2, rate_hz));
  lowPass(tone, turns, 0.6);
  const levels = controlOf(length, (at) => {
    // Turns of a shake that goes from 5 to 14 a second.
    const shake = (at * (5 + 4.5 * wayAt(at))) / rate_hz;
    return wayAt(at) ** 2 * (0.75 + 0.25 * sineOf(shake));
  });
  return peakAt(settle(levelled(tone, levels), 0.02), 1);
};
