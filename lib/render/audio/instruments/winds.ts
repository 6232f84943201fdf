import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { peakAt, rate_hz, samplesOf, settle, type Voice } from "./voice.ts";

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
const waveOf = (levels: readonly number[]): Float32Array =>
  Float32Array.from({ length: waveSize + 1 }, (_, i) =>
    levels.reduce((sum, level, k) => sum + level * Math.sin((2 * Math.PI * (k + 1) * i) / waveSize), 0),
  );

/** A blown pipe: its harmonics from one phase, breath around the note, a vibrato that comes in late. */
const blown =
  (make: Pipe): Voice =>
  ({ hz, seconds, force, seed }) => {
    const noise = noiseFrom(seed);
    const out = new Float32Array(samplesOf(seconds + make.release_s));
    const held = samplesOf(seconds);
    const release = samplesOf(make.release_s);
    const attack = samplesOf(Math.min(make.attack_s, seconds * 0.5));
    const levels = make.harmonics.map((level, k) =>
      hz * (k + 1) > 12_000 ? 0 : level * (k === 0 ? 1 : 0.4 + 0.6 * force),
    );
    const wave = waveOf(levels);
    const resonance = 2 * Math.sin((Math.PI * Math.min(6000, hz * 2)) / rate_hz);
    const wide = make.vibrato_cents / 1731;
    let phase = 0;
    let low = 0;
    let band = 0;
    let bend = 1;
    for (let i = 0; i < out.length; i++) {
      if (i % 32 === 0) {
        const t = i / rate_hz;
        const late = Math.min(1, Math.max(0, (t - 0.18) / 0.4));
        // The note is found from a little below.
        bend = 1 + wide * late * Math.sin(2 * Math.PI * make.vibrato_hz * t) - 0.012 * Math.exp(-t / 0.03);
      }
      phase += (hz * bend) / rate_hz;
      if (phase >= 1) phase -= 1;
      const spot = phase * waveSize;
      const under = Math.floor(spot);
      const below = wave[under] as number;
      const sum = below + ((wave[under + 1] as number) - below) * (spot - under);
      if (make.breath > 0) {
        low += resonance * band;
        band += resonance * (noise() - low - 0.25 * band);
      }
      const rise = i < attack ? i / attack : 1;
      const gone = i <= held ? 1 : Math.max(0, 1 - (i - held) / release);
      out[i] = (sum + make.breath * band * (1.6 - rise)) * rise * gone * gone;
    }
    return peakAt(settle(out), 0.35 + 0.65 * force);
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
