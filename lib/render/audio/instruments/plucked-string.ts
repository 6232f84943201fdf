import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

/** After Karplus and Strong: a burst of noise runs round a delay line that loses its edge a little every turn. */
const pluckedString =
  (make: { ring_s: number; bright: number; pick_at: number; body: number }): Voice =>
  ({ hz, seconds, force, seed }) => {
    const period = rate_hz / hz - 0.5;
    const size = Math.max(8, Math.floor(period));
    const part = Math.min(0.999, Math.max(0, period - size));
    const edge = Math.min(0.95, make.bright * (0.45 + 0.55 * force));
    const line = burst(size, edge, seed);
    const pick = Math.max(1, Math.round(size * make.pick_at));
    const plucked = line.map((value, i) => value - 0.9 * (line[(i + pick) % size] ?? 0));
    const ring_s = Math.min(make.ring_s, seconds + make.ring_s * 0.5) * Math.min(1.3, Math.max(0.4, (330 / hz) ** 0.4));
    const loss = Math.exp((-6.9 * period) / (ring_s * rate_hz));
    const out = new Float32Array(samplesOf(ring_s * 1.05));
    // The all-pass tunes what is left over of the period without dulling the string.
    swing(out, plucked, { loss, mellow: 0.5 + 0.42 * make.bright, tune: (1 - part) / (1 + part) });
    addBody(out, make.body);
    return peakAt(settle(unbiased(out), 0.03), 0.35 + 0.65 * force);
  };

/** The noise that a string begins with, dulled by how softly it is plucked. */
const burst = (size: number, edge: number, seed: number): Float32Array => {
  const noise = noiseFrom(seed).fill(new Float64Array(size));
  const line = new Float32Array(size);
  let soft = 0;
  let softer = 0;
  for (let i = 0; i < size; i++) {
    soft += ((noise[i] as number) - soft) * edge;
    softer += (soft - softer) * edge;
    line[i] = softer;
  }
  return line;
};

interface Swing {
  loss: number;
  mellow: number;
  tune: number;
}

/** Lets what stands in the line run round, duller every turn. */
const swing = (out: Float32Array, line: Float32Array, { loss, mellow, tune }: Swing): void => {
  const here = loss * mellow;
  const before = loss * (1 - mellow);
  let at = 0;
  let last = 0;
  let tuned = 0;
  let fed = 0;
  for (let i = 0; i < out.length; i++) {
    const value = line[at] as number;
    const lost = here * value + before * last;
    last = value;
    tuned = tune * lost + fed - tune * tuned;
    fed = lost;
    line[at] = tuned;
    at = at + 1 === line.length ? 0 : at + 1;
    out[i] = value;
  }
};

/** The wooden body answers low. */
const addBody = (out: Float32Array, level: number): void => {
  const turn = (2 * Math.PI * 190) / rate_hz;
  const kept = 1 - turn * turn;
  let box = 0;
  let speed = 0;
  for (let i = 0; i < out.length; i++) {
    const value = out[i] as number;
    const slowed = 0.98 * speed;
    speed = slowed + turn * value - turn * box;
    box = kept * box + turn * turn * value + turn * slowed;
    out[i] = value + level * box;
  }
};

/** A string that swings about a point beside zero would thump: the slow part is taken off. */
const unbiased = (out: Float32Array): Float32Array => {
  let slow = 0;
  const pull = (2 * Math.PI * 30) / rate_hz;
  for (let i = 0; i < out.length; i++) {
    const value = out[i] as number;
    slow += (value - slow) * pull;
    out[i] = (value - slow) * Math.min(1, i / 110);
  }
  return out;
};

export const pizzicato = pluckedString({ ring_s: 0.42, bright: 0.44, pick_at: 0.21, body: 0.8 });
export const guitar = pluckedString({ ring_s: 1.9, bright: 0.46, pick_at: 0.16, body: 0.5 });
export const mutedGuitar = pluckedString({ ring_s: 0.3, bright: 0.5, pick_at: 0.12, body: 0.4 });
export const harp = pluckedString({ ring_s: 2.3, bright: 0.55, pick_at: 0.4, body: 0.25 });
export const ukulele = pluckedString({ ring_s: 0.8, bright: 0.55, pick_at: 0.3, body: 0.6 });
export const uprightBass = pluckedString({ ring_s: 1.1, bright: 0.3, pick_at: 0.3, body: 0.5 });
