import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { fadeFrom } from "#lib/render/audio/signal/envelope.ts";
import { addPartials } from "./partials.ts";
import { addThud } from "./thud.ts";
import { fallOf, peakAt, samplesOf, settle, type Voice } from "./voice.ts";

/** A piano with felt between hammer and strings: soft partials, two strings that beat, the thud of the key. */
export const feltPiano: Voice = ({ hz, seconds, force, seed }) => {
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
  addThud(out, noiseFrom(seed), { dull: 0.07, level: 0.55, fall_s: 0.011, length_s: 0.05, rise: 60 });
  // The damper comes down when the key is let go.
  fadeFrom(out, samplesOf(seconds), fallOf(0.14));
  return peakAt(settle(out, 0.03), 0.35 + 0.65 * force);
};
