import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

/** After Karplus and Strong: a burst of noise runs round a delay line that loses its edge a little every turn. */
const pluckedString =
  (make: { ring_s: number; bright: number; pick_at: number; body: number }): Voice =>
  ({ hz, seconds, force, seed }) => {
    const noise = noiseFrom(seed);
    const period = rate_hz / hz - 0.5;
    const size = Math.max(8, Math.floor(period));
    const part = Math.min(0.999, Math.max(0, period - size));
    // The all-pass tunes what is left over of the period without dulling the string.
    const tune = (1 - part) / (1 + part);
    const line = new Float32Array(size);
    const edge = Math.min(0.95, make.bright * (0.45 + 0.55 * force));
    let soft = 0;
    let softer = 0;
    for (let i = 0; i < size; i++) {
      soft += (noise() - soft) * edge;
      softer += (soft - softer) * edge;
      line[i] = softer;
    }
    const pick = Math.max(1, Math.round(size * make.pick_at));
    const plucked = line.map((value, i) => value - 0.9 * (line[(i + pick) % size] ?? 0));
    const ring_s = Math.min(make.ring_s, seconds + make.ring_s * 0.5) * Math.min(1.3, Math.max(0.4, (330 / hz) ** 0.4));
    const loss = Math.exp((-6.9 * period) / (ring_s * rate_hz));
    const out = new Float32Array(samplesOf(ring_s * 1.05));
    const mellow = 0.5 + 0.42 * make.bright;
    let at = 0;
    let last = 0;
    let tuned = 0;
    let fed = 0;
    let box = 0;
    let boxSpeed = 0;
    const boxTurn = (2 * Math.PI * 190) / rate_hz;
    for (let i = 0; i < out.length; i++) {
      const value = plucked[at] ?? 0;
      const lost = loss * (mellow * value + (1 - mellow) * last);
      last = value;
      tuned = tune * (lost - tuned) + fed;
      fed = lost;
      plucked[at] = tuned;
      at = at + 1 === size ? 0 : at + 1;
      // The wooden body answers low.
      boxSpeed += (value - box) * boxTurn - boxSpeed * 0.02;
      box += boxSpeed * boxTurn;
      out[i] = value + make.body * box;
    }
    return peakAt(settle(unbiased(out), 0.03), 0.35 + 0.65 * force);
  };

/** A string that swings about a point beside zero would thump: the slow part is taken off. */
const unbiased = (out: Float32Array): Float32Array => {
  let slow = 0;
  const pull = (2 * Math.PI * 30) / rate_hz;
  for (let i = 0; i < out.length; i++) {
    slow += ((out[i] ?? 0) - slow) * pull;
    out[i] = ((out[i] ?? 0) - slow) * Math.min(1, i / 110);
  }
  return out;
};

export const pizzicato = pluckedString({ ring_s: 0.42, bright: 0.44, pick_at: 0.21, body: 0.8 });
export const guitar = pluckedString({ ring_s: 1.9, bright: 0.46, pick_at: 0.16, body: 0.5 });
export const mutedGuitar = pluckedString({ ring_s: 0.3, bright: 0.5, pick_at: 0.12, body: 0.4 });
export const harp = pluckedString({ ring_s: 2.3, bright: 0.55, pick_at: 0.4, body: 0.25 });
export const ukulele = pluckedString({ ring_s: 0.8, bright: 0.55, pick_at: 0.3, body: 0.6 });
export const uprightBass = pluckedString({ ring_s: 1.1, bright: 0.3, pick_at: 0.3, body: 0.5 });
