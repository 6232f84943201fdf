import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

interface Bowed {
  /** Cents apart of the saws that sound together. */
  apart_cents: readonly number[];
  /** Opening of the low-pass filter at full force, as a multiple of the note plus hertz. */
  open_ratio: number;
  open_hz: number;
  attack_s: number;
  release_s: number;
  vibrato_cents: number;
  /** How much the filter closes again after the attack, 0 not at all. */
  swell: number;
  /** Overdrive, 0 clean. */
  drive: number;
  /** 0 saw, 1 square-like (hollow). */
  hollow: number;
}

/** Detuned saws through a resonant low-pass filter: strings, brass, pads and basses, as their numbers say. */
const saws =
  (make: Bowed): Voice =>
  ({ hz, seconds, force, seed }) => {
    const noise = noiseFrom(seed);
    const out = new Float32Array(samplesOf(seconds + make.release_s));
    const phases = make.apart_cents.map(() => noise() * 0.5 + 0.5);
    const steps = make.apart_cents.map((cents) => (hz * 2 ** (cents / 1200)) / rate_hz);
    const voices = phases.length;
    const attack = samplesOf(Math.min(make.attack_s, seconds * 0.6));
    const held = samplesOf(seconds);
    const release = samplesOf(make.release_s);
    const open_hz = Math.min(9000, (make.open_ratio * hz + make.open_hz) * (0.45 + 0.55 * force));
    const vibratoStep = (2 * Math.PI * (4.7 + 0.4 * noise())) / rate_hz;
    const vibratoAt = noise() * Math.PI;
    const [block, wide] = [32, make.vibrato_cents / 1731];
    let [low, band, level, bend, coefficient] = [0, 0, 0, 1, 0];
    for (let i = 0; i < out.length; i++) {
      // What changes slowly is worked out once a block.
      if (i % block === 0) {
        level = i < attack ? i / attack : 1;
        level = level * level * (3 - 2 * level);
        const settled = Math.exp(-Math.max(0, i - attack) / (0.35 * rate_hz));
        const open = open_hz * (0.35 + 0.65 * level) * (1 - make.swell + make.swell * settled);
        coefficient = 2 * Math.sin((Math.PI * Math.min(open, 7000)) / rate_hz);
        bend = 1 + wide * Math.min(1, i / (0.6 * rate_hz)) * Math.sin(vibratoAt + vibratoStep * i);
      }
      let sum = 0;
      for (let v = 0; v < voices; v++) {
        const step = (steps[v] ?? 0) * bend;
        let phase = (phases[v] ?? 0) + step;
        if (phase >= 1) phase -= 1;
        phases[v] = phase;
        let value = 2 * phase - 1;
        // Rounds the saw's corner, so that nothing folds back as a whistle.
        if (phase < step) {
          const t = phase / step;
          value -= t + t - t * t - 1;
        } else if (phase > 1 - step) {
          const t = (phase - 1) / step;
          value -= t * t + t + t + 1;
        }
        sum += make.hollow > 0 ? value * (1 - make.hollow) + make.hollow * (1.3 - 2.6 * Math.abs(2 * phase - 1)) : value;
      }
      low += coefficient * band;
      band += coefficient * (sum / voices - low - 0.9 * band);
      const after = i - held;
      const gone = after <= 0 ? 1 : Math.max(0, 1 - after / release);
      const attackLevel = i < attack ? i / attack : 1;
      const value = low * attackLevel * gone * gone;
      out[i] = make.drive > 0 ? Math.tanh(value * (1 + 4 * make.drive)) : value;
    }
    return peakAt(settle(out), 0.35 + 0.65 * force);
  };

const plain = { vibrato_cents: 0, swell: 0, drive: 0, hollow: 0 };

export const softStrings = saws({
  ...plain,
  apart_cents: [-7, 1, 8],
  open_ratio: 2.6,
  open_hz: 700,
  attack_s: 0.55,
  release_s: 0.9,
  vibrato_cents: 7,
});
export const spiccato = saws({
  ...plain,
  apart_cents: [-6, 5],
  open_ratio: 4,
  open_hz: 900,
  attack_s: 0.012,
  release_s: 0.16,
  swell: 0.7,
});
export const warmPad = saws({
  ...plain,
  apart_cents: [-9, 8],
  open_ratio: 1.4,
  open_hz: 350,
  attack_s: 0.5,
  release_s: 1.1,
  hollow: 0.45,
});
export const brightPad = saws({
  ...plain,
  apart_cents: [-12, 0, 11],
  open_ratio: 4,
  open_hz: 1100,
  attack_s: 0.25,
  release_s: 0.7,
});
export const lowBrass = saws({
  ...plain,
  apart_cents: [-8, 0, 9],
  open_ratio: 7,
  open_hz: 250,
  attack_s: 0.07,
  release_s: 1.2,
  swell: 0.75,
  drive: 0.35,
});
export const frenchHorn = saws({
  ...plain,
  apart_cents: [-4, 4],
  open_ratio: 2.2,
  open_hz: 250,
  attack_s: 0.14,
  release_s: 0.5,
  vibrato_cents: 5,
  hollow: 0.3,
});
export const analogueBass = saws({
  ...plain,
  apart_cents: [-4, 4],
  open_ratio: 5,
  open_hz: 120,
  attack_s: 0.006,
  release_s: 0.09,
  swell: 0.75,
  drive: 0.25,
});
export const roundBass = saws({
  ...plain,
  apart_cents: [0],
  open_ratio: 2,
  open_hz: 60,
  attack_s: 0.02,
  release_s: 0.2,
  swell: 0.4,
  hollow: 0.7,
});
export const synthPluck = saws({
  ...plain,
  apart_cents: [-8, 7],
  open_ratio: 5,
  open_hz: 1400,
  attack_s: 0.004,
  release_s: 0.22,
  swell: 0.92,
  hollow: 0.2,
});
export const synthLead = saws({
  ...plain,
  apart_cents: [-6, 6],
  open_ratio: 4,
  open_hz: 1200,
  attack_s: 0.02,
  release_s: 0.25,
  vibrato_cents: 9,
  swell: 0.35,
});
