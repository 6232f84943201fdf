import { noiseFrom } from "#lib/render/audio/noise-source.ts";
import { controlOf } from "#lib/render/audio/signal/control.ts";
import { overdriven, sineOf } from "#lib/render/audio/signal/curves.ts";
import { openAndClose } from "#lib/render/audio/signal/envelope.ts";
import { lowPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { sawsOf } from "#lib/render/audio/signal/saws.ts";
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
    const length = samplesOf(seconds + make.release_s);
    const phases = make.apart_cents.map(() => noise.next() * 0.5 + 0.5);
    const steps = make.apart_cents.map((cents) => (hz * 2 ** (cents / 1200)) / rate_hz);
    const attack = samplesOf(Math.min(make.attack_s, seconds * 0.6));
    const open_hz = Math.min(9000, (make.open_ratio * hz + make.open_hz) * (0.45 + 0.55 * force));
    const vibratoStep = (4.7 + 0.4 * noise.next()) / rate_hz;
    const vibratoAt = noise.next() / 2;
    const wide = make.vibrato_cents / 1731;
    const bends = controlOf(length, (at) =>
      wide === 0 ? 1 : 1 + wide * Math.min(1, at / (0.6 * rate_hz)) * sineOf(vibratoAt + vibratoStep * at),
    );
    const turns = controlOf(length, (at) => {
      const risen = at < attack ? at / attack : 1;
      const level = risen * risen * (3 - 2 * risen);
      const settled = make.swell === 0 ? 1 : Math.exp(-Math.max(0, at - attack) / (0.35 * rate_hz));
      const open = open_hz * (0.35 + 0.65 * level) * (1 - make.swell + make.swell * settled);
      return turnOf(Math.min(open, 7000), rate_hz);
    });
    const wave = sawsOf(length, steps, phases, bends, make.hollow);
    lowPass(wave, turns, 0.9);
    const out = new Float32Array(wave);
    openAndClose(out, { attack, held: samplesOf(seconds), release: samplesOf(make.release_s) });
    if (make.drive > 0) overdrive(out, 1 + 4 * make.drive);
    return peakAt(settle(out), 0.35 + 0.65 * force);
  };

const overdrive = (sound: Float32Array, drive: number): void => {
  for (let i = 0; i < sound.length; i++) sound[i] = overdriven((sound[i] as number) * drive);
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
  apart_cents: [-11, 10],
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
