import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { control_samples, controlOf } from "#lib/render/audio/signal/control.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { openAndClose } from "#lib/render/audio/signal/envelope.ts";
import { bandPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";
import { scratch } from "#lib/render/audio/signal/scratch.ts";

const roomFor = scratch();

interface Pipe {
  /** Level of harmonics 1, 2, 3 and so on. */
  harmonics: readonly number[];
  breath: number;
  attack_s: number;
  release_s: number;
  vibrato_cents: number;
  vibrato_hz: number;
}

const waveSize = 2048;

/** One turn of a wave with these harmonics, its first value once more at the end. */
const waveOf = (levels: readonly number[]): Float32Array => {
  const wave = new Float32Array(waveSize + 1);
  levels.forEach((level, k) => {
    for (let i = 0; i <= waveSize; i++) wave[i] = (wave[i] as number) + level * sineOf(((k + 1) * i) / waveSize);
  });
  return wave;
};

/** A blown pipe: its harmonics from one phase, breath around the note, a vibrato that comes in late. */
const blown =
  (make: Pipe): Voice =>
  ({ hz, seconds, force, seed }) => {
    const length = samplesOf(seconds + make.release_s);
    const attack = samplesOf(Math.min(make.attack_s, seconds * 0.5));
    const levels = make.harmonics.map((level, k) =>
      hz * (k + 1) > 12_000 ? 0 : level * (k === 0 ? 1 : 0.4 + 0.6 * force),
    );
    const wide = make.vibrato_cents / 1731;
    const steps = controlOf(length, (at) => {
      const t = at / rate_hz;
      const late = Math.min(1, Math.max(0, (t - 0.18) / 0.4));
      // The note is found from a little below.
      const bend = 1 + wide * late * sineOf(make.vibrato_hz * t) - 0.012 * Math.exp(-t / 0.03);
      return (hz * bend) / rate_hz;
    });
    const out = turned(waveOf(levels), steps, length);
    if (make.breath > 0) {
      const breath = noiseFrom(seed).fill(roomFor(length));
      bandPass(breath, Float64Array.of(turnOf(Math.min(6000, hz * 2), rate_hz)), 0.25);
      addBreath(out, breath, make.breath, attack);
    }
    openAndClose(out, { attack, held: samplesOf(seconds), release: samplesOf(make.release_s) });
    return peakAt(settle(out), 0.35 + 0.65 * force);
  };

/** Goes round one turn of a wave in steps that change over time. */
const turned = (wave: Float32Array, steps: Float64Array, length: number): Float32Array => {
  const out = new Float32Array(length);
  let phase = 0;
  for (let begin = 0, k = 0; begin < length; begin += control_samples, k++) {
    const step = steps[k] as number;
    const end = Math.min(length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      phase += step;
      if (phase >= 1) phase -= 1;
      const spot = phase * waveSize;
      const under = spot | 0;
      const below = wave[under] as number;
      out[i] = below + ((wave[under + 1] as number) - below) * (spot - under);
    }
  }
  return out;
};

/** More of it is heard before the note has risen. */
const addBreath = (out: Float32Array, breath: Float64Array, level: number, attack: number): void => {
  for (let i = 0; i < out.length; i++)
    out[i] = (out[i] as number) + level * (breath[i] as number) * (1.6 - Math.min(1, i / attack));
};

export const flute = blown({
  harmonics: [1, 0.32, 0.12, 0.04],
  breath: 0.07,
  attack_s: 0.07,
  release_s: 0.16,
  vibrato_cents: 16,
  vibrato_hz: 5.1,
});
export const ocarina = blown({
  harmonics: [1, 0.08, 0.05],
  breath: 0.05,
  attack_s: 0.035,
  release_s: 0.1,
  vibrato_cents: 12,
  vibrato_hz: 5.6,
});
/** Between clarinet and bass clarinet: odd harmonics, dark, slow to speak. */
export const lowReed = blown({
  harmonics: [1, 0.05, 0.62, 0.07, 0.4, 0.06, 0.22, 0.04, 0.12, 0.02, 0.06],
  breath: 0.03,
  attack_s: 0.09,
  release_s: 0.3,
  vibrato_cents: 6,
  vibrato_hz: 4.4,
});
export const whistle = blown({
  harmonics: [1, 0.03],
  breath: 0.1,
  attack_s: 0.04,
  release_s: 0.12,
  vibrato_cents: 22,
  vibrato_hz: 5.8,
});
/** A sine that one feels more than hears. */
export const subBass = blown({
  harmonics: [1, 0.22, 0.06],
  breath: 0,
  attack_s: 0.02,
  release_s: 0.12,
  vibrato_cents: 0,
  vibrato_hz: 1,
});
