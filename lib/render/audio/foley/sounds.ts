import { addPartials } from "#lib/render/audio/instruments/partials.ts";
import { peakAt, rate_hz, samplesOf, settle } from "#lib/render/audio/instruments/voice.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { bandPass, lowPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { control_samples, controlOf, levelled } from "#lib/render/audio/signal/control.ts";
import { addSaw, addSound } from "#lib/render/audio/signal/waves.ts";
import { noiseFrom, randomFrom } from "#lib/render/audio/noise-source.ts";
import { scratch } from "#lib/render/audio/signal/scratch.ts";

const roomFor = scratch();

/** A sound of the scene, `seconds` long where it lasts; its loudest sample is 1. */
export type Sound = (seconds: number, seed: number) => Float32Array;

const mixInto = (out: Float32Array, sound: Float32Array, at_s: number, gain: number): void => {
  const begin = samplesOf(at_s) - 1;
  for (let i = 0; i < sound.length && begin + i < out.length; i++)
    out[begin + i] = (out[begin + i] as number) + (sound[i] as number) * gain;
};

/** Noise through a band whose middle and level are given for each moment (0 to 1 of the way). */
const shapedNoise = (
  seconds: number,
  seed: number,
  hz: (way: number) => number,
  level: (way: number) => number,
  width = 0.7,
): Float32Array => {
  const length = samplesOf(seconds);
  const sound = noiseFrom(seed).fill(roomFor(length));
  // Not asked once more than it must be: some draw lots for their pitch.
  const turns = controlOf(length - control_samples, (at) => turnOf(Math.min(7500, hz(at / length)), rate_hz));
  bandPass(sound, turns, width);
  // The level follows one step behind: every sound begins with nothing.
  const levels = controlOf(length, (at) => (at === 0 ? 0 : level((at - control_samples) / length)));
  return peakAt(settle(levelled(sound, levels)), 1);
};

const bumps = (out: Float32Array, partials: readonly (readonly [number, number, number])[]): Float32Array => {
  addPartials(
    out,
    partials.map(([hz, level, fall_s]) => ({ hz, level, fall_s })),
    0.0015,
  );
  return out;
};

/** Heel, then sole. */
const step = (seed: number, hard: number): Float32Array => {
  const random = randomFrom(seed);
  const out = new Float32Array(samplesOf(0.24));
  bumps(out, [
    [85 + random() * 20, 0.8, 0.035],
    [210 + random() * 60, 0.35 * hard, 0.014],
  ]);
  mixInto(
    out,
    shapedNoise(
      0.05,
      seed,
      () => 1500 + 1200 * hard,
      (way) => (1 - way) ** 3,
    ),
    0.0001,
    0.5 * hard,
  );
  mixInto(
    out,
    shapedNoise(
      0.09,
      seed + 1,
      () => 900,
      (way) => Math.sin(Math.PI * way) ** 2,
    ),
    0.07,
    0.25,
  );
  return peakAt(settle(out), 1);
};

const steps =
  (every_s: number, hard: number): Sound =>
  (seconds, seed) => {
    const random = randomFrom(seed);
    const out = new Float32Array(samplesOf(seconds));
    for (let at = 0.12, n = 0; at < seconds - 0.25; at += every_s * (0.97 + 0.06 * random()), n++)
      mixInto(out, step(seed + n, hard * (0.8 + 0.4 * random())), at, 0.8 + 0.2 * random());
    return out;
  };

const thunder: Sound = (_, seed) => {
  const random = randomFrom(seed);
  const seconds = 3.6;
  const out = new Float32Array(samplesOf(seconds));
  const crack = 0.15 + random() * 0.1;
  for (let roll = 0; roll < 6; roll++) {
    const at = roll === 0 ? 0 : crack + random() * 1.6;
    const low = shapedNoise(
      1.6,
      seed + roll,
      (way) => 130 - 70 * way,
      (way) => Math.min(1, way * 14) * (1 - way) ** 2,
      0.9,
    );
    mixInto(out, low, at, roll === 0 ? 1 : 0.75 - roll * 0.08);
  }
  return peakAt(settle(out, 0.2), 1);
};

const splash: Sound = (_, seed) => {
  const out = new Float32Array(samplesOf(0.9));
  mixInto(
    out,
    shapedNoise(
      0.8,
      seed,
      (way) => 3200 - 1900 * way,
      (way) => Math.min(1, way * 30) * (1 - way) ** 3,
      1,
    ),
    0.0001,
    1,
  );
  const random = randomFrom(seed);
  for (let n = 0; n < 9; n++) {
    const hz = 380 + random() * 900;
    const drop = new Float32Array(samplesOf(0.06));
    for (let i = 0, phase = 0; i < drop.length; i++) {
      const way = i / drop.length;
      phase += (hz * (1 + 0.6 * way)) / rate_hz;
      drop[i] = sineOf(phase) * (1 - way) * (1 - way) * Math.min(1, i / 60);
    }
    mixInto(out, drop, 0.12 + random() * 0.6, 0.3 * random());
  }
  return peakAt(settle(out, 0.05), 1);
};

const strokes: Sound = (seconds, seed) => {
  const out = new Float32Array(samplesOf(seconds));
  for (let at = 0.1, n = 0; at < seconds - 0.5; at += 0.95, n++)
    mixInto(
      out,
      shapedNoise(
        0.55,
        seed + n,
        (way) => 700 + 900 * Math.sin(Math.PI * way),
        (way) => Math.sin(Math.PI * way) ** 2,
        0.9,
      ),
      at,
      0.8,
    );
  return out;
};

/** The latch, the hinge, the room behind. */
const door: Sound = (_, seed) => {
  const out = new Float32Array(samplesOf(0.9));
  bumps(out, [
    [1750, 0.35, 0.008],
    [640, 0.4, 0.018],
    [120, 0.5, 0.05],
  ]);
  mixInto(
    out,
    shapedNoise(
      0.5,
      seed,
      (way) => 520 + 260 * way,
      (way) => Math.sin(Math.PI * way) ** 2 * 0.6,
      0.12,
    ),
    0.12,
    0.22,
  );
  const thump = bumps(new Float32Array(samplesOf(0.3)), [
    [95, 1, 0.05],
    [260, 0.3, 0.02],
  ]);
  mixInto(out, thump, 0.5, 0.7);
  return peakAt(settle(out), 1);
};

const engine: Sound = (seconds, seed) => {
  const length = samplesOf(seconds);
  const nears = controlOf(length, (at) => Math.sin(Math.PI * Math.min(1, (at / length) * 1.05)) ** 2);
  // Passing by, its pitch falls.
  const steps = controlOf(length, (at) => (62 * (1.08 - 0.16 / (1 + Math.exp(-(at / length - 0.5) * 14)))) / rate_hz);
  const sound = new Float64Array(length);
  addSound(sound, noiseFrom(seed).fill(new Float64Array(length)), 0.5);
  addSaw(sound, steps, 0, 1);
  addSaw(
    sound,
    steps.map((step) => 2 * step),
    0,
    0.7,
  );
  const turns = nears.map((near) => turnOf(240 + 700 * near, rate_hz));
  lowPass(sound, turns, 0.8);
  return peakAt(settle(levelled(sound, nears), 0.1), 1);
};

const bellStroke: Sound = () =>
  peakAt(
    settle(
      bumps(new Float32Array(samplesOf(2.6)), [
        [392, 0.4, 0.9],
        [784, 1, 0.8],
        [932, 0.4, 0.55],
        [1576, 0.5, 0.4],
        [2085, 0.25, 0.25],
        [3214, 0.2, 0.12],
      ]),
      0.1,
    ),
    1,
  );

const clinkSound: Sound = (_, seed) => {
  const hz = 2500 + 500 * randomFrom(seed)();
  return peakAt(
    settle(
      bumps(new Float32Array(samplesOf(0.8)), [
        [hz, 1, 0.14],
        [hz * 1.83, 0.6, 0.09],
        [hz * 2.71, 0.3, 0.05],
      ]),
    ),
    1,
  );
};

const pouring: Sound = (seconds, seed) => {
  const random = randomFrom(seed);
  const length_s = Math.max(0.6, Math.min(seconds - 0.2, 2.4));
  const out = shapedNoise(
    length_s,
    seed,
    (way) => 900 + 1500 * way,
    (way) => Math.min(1, way * 6, (1 - way) * 5) * 0.7,
    0.5,
  );
  // The vessel fills: its bubbles climb.
  for (let at = 0.1; at < length_s - 0.15; at += 0.03 + 0.05 * random()) {
    const hz = (420 + 700 * (at / length_s)) * (0.85 + 0.3 * random());
    mixInto(out, bumps(new Float32Array(samplesOf(0.05)), [[hz, 1, 0.009]]), at, 0.35 * random());
  }
  return peakAt(settle(out, 0.05), 0.9);
};

const wings: Sound = (seconds, seed) => {
  const out = new Float32Array(samplesOf(seconds));
  for (let at = 0.1, n = 0; at < Math.min(seconds - 0.3, 2.2); at += 0.21, n++)
    mixInto(
      out,
      shapedNoise(
        0.17,
        seed + n,
        () => 650,
        (way) => Math.sin(Math.PI * way) ** 3,
        0.9,
      ),
      at,
      0.9 - n * 0.05,
    );
  return out;
};

const fallAndImpact: Sound = (_, seed) => {
  const out = new Float32Array(samplesOf(1.1));
  mixInto(
    out,
    shapedNoise(
      0.4,
      seed,
      (way) => 1800 - 900 * way,
      (way) => way ** 2 * 0.6,
      0.6,
    ),
    0.0001,
    0.35,
  );
  const hit = bumps(new Float32Array(samplesOf(0.5)), [
    [72, 1, 0.09],
    [165, 0.5, 0.04],
    [520, 0.25, 0.015],
  ]);
  mixInto(out, hit, 0.4, 1);
  mixInto(
    out,
    shapedNoise(
      0.2,
      seed + 2,
      () => 1400,
      (way) => (1 - way) ** 4,
    ),
    0.4,
    0.35,
  );
  return peakAt(settle(out), 1);
};

const rattle: Sound = (_, seed) => {
  const random = randomFrom(seed);
  const out = new Float32Array(samplesOf(0.9));
  for (let at = 0.02; at < 0.7; at += 0.04 + 0.03 * random())
    mixInto(
      out,
      bumps(new Float32Array(samplesOf(0.06)), [[900 + 1400 * random(), 1, 0.009]]),
      at,
      0.4 + 0.6 * random(),
    );
  return peakAt(settle(out), 1);
};

const hands: Sound = (seconds, seed) => {
  const random = randomFrom(seed);
  const out = new Float32Array(samplesOf(seconds));
  for (let at = 0.2, n = 0; at < seconds - 0.4; at += 0.35 + 0.5 * random(), n++)
    mixInto(
      out,
      shapedNoise(
        0.16,
        seed + n,
        () => 1100 + 900 * random(),
        (way) => Math.sin(Math.PI * way) ** 2,
        0.8,
      ),
      at,
      0.5 + 0.5 * random(),
    );
  return out;
};

const buzz: Sound = (seconds) => {
  const out = new Float32Array(samplesOf(seconds));
  for (let i = 0; i < out.length; i++) {
    const turns = (100 * i) / rate_hz;
    const wave = sineOf(turns) + 0.5 * sineOf(2 * turns) + 0.3 * sineOf(5 * turns) + 0.15 * sineOf(12 * turns);
    out[i] = wave * sineOf(i / out.length / 2) * 0.5;
  }
  return out;
};

const breathing: Sound = (seconds, seed) => {
  const out = new Float32Array(samplesOf(seconds));
  for (let at = 0.1, n = 0; at < seconds - 0.5; at += 0.46, n++)
    mixInto(
      out,
      shapedNoise(
        0.4,
        seed + n,
        (way) => (n % 2 === 0 ? 1500 + 500 * way : 1100 - 300 * way),
        (way) => Math.sin(Math.PI * way) ** 2,
        0.6,
      ),
      at,
      0.7,
    );
  return out;
};

export const whoosh: Sound = (seconds, seed) =>
  shapedNoise(
    seconds,
    seed,
    (way) => 500 + 2600 * Math.sin(Math.PI * way) ** 2,
    (way) => Math.sin(Math.PI * way ** 1.3) ** 2.5,
    0.5,
  );

export const sounds = {
  footsteps: steps(0.56, 1),
  running: steps(0.31, 1.2),
  dancing: steps(0.44, 0.7),
  thunder,
  splash,
  strokes,
  door,
  engine,
  bell: bellStroke,
  clink: clinkSound,
  pouring,
  wings,
  impact: fallAndImpact,
  rattle,
  hands,
  buzz,
  breathing,
} as const;
export type SoundName = keyof typeof sounds;
