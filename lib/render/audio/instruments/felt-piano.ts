import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { addPartials } from "./partials.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

/** A piano with felt between hammer and strings: soft partials, two strings that beat, the thud of the key. */
export const feltPiano: Voice = ({ hz, seconds, force, seed }) => {
  const noise = noiseFrom(seed);
  const ring_s = Math.min(3.2, 0.5 + 260 / hz + seconds * 0.4);
  const out = new Float32Array(samplesOf(Math.min(seconds + 0.5, ring_s * 3.2) + 0.05));
  const stretch = 0.00035;
  const dull = 0.55 + 0.5 * (1 - force);
  const partials = [];
  for (let k = 1; k <= 9; k++) {
    const at_hz = hz * k * Math.sqrt(1 + stretch * k * k);
    const level = Math.exp(-dull * (k - 1)) * (k === 7 ? 0.3 : 1) * Math.min(1, (2600 / at_hz) ** 1.2);
    const fall_s = ring_s / (1 + 0.55 * (k - 1));
    partials.push({ hz: at_hz * 0.99965, level: level * 0.6, fall_s: fall_s * 0.35 });
    partials.push({ hz: at_hz * 1.0004, level: level * 0.5, fall_s });
  }
  addPartials(out, partials, 0.004);
  const thud = samplesOf(0.05);
  let soft = 0;
  for (let i = 0; i < Math.min(thud, out.length); i++) {
    soft += (noise() - soft) * 0.07;
    out[i] = (out[i] ?? 0) + soft * 0.55 * Math.exp(-i / (0.011 * rate_hz)) * Math.min(1, i / 60);
  }
  // The damper comes down when the key is let go.
  const damp = samplesOf(seconds);
  for (let i = damp; i < out.length; i++) out[i] = (out[i] ?? 0) * Math.exp(-(i - damp) / (0.14 * rate_hz));
  return peakAt(settle(out, 0.03), 0.35 + 0.65 * force);
};
