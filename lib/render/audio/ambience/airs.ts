import { addPartials } from "#lib/render/audio/instruments/partials.ts";
import { rate_hz, samplesOf, settle } from "#lib/render/audio/instruments/voice.ts";
import { randomFrom } from "#lib/render/audio/noise-source.ts";
import { control_samples, controlOf, levelled } from "#lib/render/audio/signal/control.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { bandPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { addSaw } from "#lib/render/audio/signal/waves.ts";

/** A band of noise that breathes. */
export interface Band {
  low_hz: number;
  high_hz: number;
  gain: number;
  swell_hz: number;
  /** 0 steady, 1 from silence. */
  depth: number;
  /** How sharp the breath is: 1 a sine, 3 waves that break and draw back. */
  shape: number;
}

/** Small sounds strewn over the time of an air. */
export interface Grain {
  /** How many a second. */
  rate: number;
  gain: number;
  render: (random: () => number) => Float32Array;
}

/** What one place or one weather sounds like: bands of noise, tones and small sounds. */
export interface Air {
  bands: readonly Band[];
  /** Steady tones: hertz, gain, and how fast they sway. */
  tones?: readonly (readonly [hz: number, gain: number, sway_hz: number])[];
  grains?: readonly Grain[];
  /** Level beside other airs. */
  level: number;
}

const band = (low_hz: number, high_hz: number, gain: number, swell_hz = 0.1, depth = 0.2, shape = 1): Band => ({
  low_hz,
  high_hz,
  gain,
  swell_hz,
  depth,
  shape,
});

const ping = (hz: number, fall_s: number, level = 1): Float32Array => {
  const out = new Float32Array(samplesOf(fall_s * 6));
  addPartials(out, [{ hz, level, fall_s }], 0.001);
  return settle(out, 0.004);
};

/** A drop: a short tone that bends up as its bubble closes. */
const drop = (low_hz: number, high_hz: number) => (random: () => number) => {
  const from_hz = low_hz * (high_hz / low_hz) ** random();
  const out = new Float32Array(samplesOf(0.03 + 18 / from_hz));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const way = i / out.length;
    phase += (from_hz * (1 + 0.5 * way)) / rate_hz;
    out[i] = sineOf(phase) * (1 - way) * (1 - way) * Math.min(1, i / 40);
  }
  return out;
};

/** A bird's phrase: a few bent whistles of one voice. */
const birdsong = (random: () => number): Float32Array => {
  const notes = 2 + Math.floor(random() * 4);
  const middle_hz = 2400 + random() * 2200;
  const note_s = 0.06 + random() * 0.09;
  const out = new Float32Array(samplesOf(notes * note_s * 1.6 + 0.05));
  const bend = random() < 0.5 ? 1 : -1;
  for (let n = 0; n < notes; n++) {
    const begin = samplesOf(n * note_s * 1.5);
    const count = samplesOf(note_s);
    const hz = middle_hz * (1 + 0.12 * (random() - 0.5));
    let phase = 0;
    for (let i = 0; i < count && begin + i < out.length; i++) {
      const way = i / count;
      const rounded = sineOf(way / 2);
      phase += (hz * (1 + bend * 0.16 * (way - 0.5) + 0.03 * sineOf((way * 20) / Math.PI))) / rate_hz;
      out[begin + i] = sineOf(phase) * rounded * rounded;
    }
  }
  return out;
};

/** One cricket: pulses of a high tone in threes. */
const cricket = (random: () => number): Float32Array => {
  const hz = 4100 + random() * 500;
  const out = new Float32Array(samplesOf(0.16));
  const pulse = samplesOf(0.042);
  for (let i = 0; i < Math.min(pulse * 3, out.length); i++) {
    const rounded = sineOf((i % pulse) / pulse / 2);
    out[i] = sineOf((hz * i) / rate_hz) * rounded * rounded;
  }
  return out;
};

const seagull = (random: () => number): Float32Array => {
  const cries = 1 + Math.floor(random() * 3);
  const out = new Float32Array(samplesOf(cries * 0.42));
  for (let n = 0; n < cries; n++) {
    const count = samplesOf(0.32);
    let phase = 0;
    for (let i = 0; i < count; i++) {
      const way = i / count;
      phase += (1050 + 500 * sineOf(Math.min(0.5, way * 0.65)) - 260 * way) / rate_hz;
      const rounded = sineOf(way / 2);
      const voice = sineOf(phase) + 0.5 * sineOf(2 * phase) + 0.2 * sineOf(3 * phase);
      out[samplesOf(n * 0.4) + i] = voice * rounded * Math.sqrt(rounded) * 0.6;
    }
  }
  return out;
};

/** Somebody far off says something: vowels without words. */
const murmur = (random: () => number): Float32Array => {
  const length = samplesOf(0.5 + random() * 0.7);
  const base_hz = random() < 0.5 ? 105 + random() * 30 : 180 + random() * 40;
  const syllables = 2 + Math.floor(random() * 4);
  const vowel_hz = 380 + random() * 450;
  const voice = new Float64Array(length);
  const steps = controlOf(length, (at) => (base_hz * (1.08 - (0.16 * (at + control_samples / 2)) / length)) / rate_hz);
  addSaw(voice, steps, 0, 1);
  const turns = controlOf(length, (at) => {
    const bent = 1 + 0.25 * sineOf(((at / length) * syllables * 3) / (2 * Math.PI));
    return turnOf(vowel_hz * bent, rate_hz);
  });
  bandPass(voice, turns, 0.25);
  const levels = controlOf(length, (at) => {
    const way = Math.min(1, at / length);
    return 0.5 * sineOf(((way * syllables) % 1) / 2) ** 0.7 * sineOf(way / 2);
  });
  return levelled(voice, levels);
};

/** A car that comes, passes and goes. */
const passing = (random: () => number): Float32Array => {
  const length = samplesOf(2.6 + random());
  const nears = controlOf(length, (at) => sineOf(Math.min(1, at / length) / 2) ** 3);
  const tyres = new Float64Array(length);
  roll(tyres, nears, random);
  const levels = nears.map((near) => near * 3);
  return levelled(tyres, levels);
};

const roll = (tyres: Float64Array, nears: Float64Array, random: () => number): void => {
  let soft = 0;
  let slow = 0;
  for (let begin = 0, k = 0; begin < tyres.length; begin += control_samples, k++) {
    const open = 0.02 + 0.1 * (nears[k] as number);
    const end = Math.min(tyres.length, begin + control_samples);
    for (let i = begin; i < end; i++) {
      soft += (random() * 2 - 1 - soft) * open;
      slow += (soft - slow) * 0.012;
      tyres[i] = soft - slow;
    }
  }
};

const crackle = (random: () => number): Float32Array => {
  const out = new Float32Array(samplesOf(0.004 + random() * 0.012));
  let soft = 0;
  for (let i = 0; i < out.length; i++) {
    soft += (random() * 2 - 1 - soft) * 0.6;
    const left = 1 - i / out.length;
    out[i] = soft * left * left * (0.3 + random()) * Math.min(1, i / 8);
  }
  return out;
};

const clink = (random: () => number) => ping(2300 + random() * 2600, 0.05 + random() * 0.06);
const key = (random: () => number) => ping(1300 + random() * 900, 0.004, 1);
const knock = (random: () => number) => ping(320 + random() * 380, 0.016);
const clockTick = (random: () => number) => ping(2100 + random() * 120, 0.007);

export const airs = {
  wind: { bands: [band(150, 620, 1, 0.13, 0.75, 1.5), band(500, 1500, 0.35, 0.21, 0.9, 2)], level: 1 },
  gale: { bands: [band(120, 560, 1, 0.21, 0.7, 1.5), band(600, 2000, 0.5, 0.33, 0.9, 2)], level: 1.5 },
  still_snow: { bands: [band(200, 900, 0.6, 0.08, 0.6), band(2500, 6000, 0.1, 0.11, 0.7)], level: 0.6 },
  rain: {
    bands: [band(1500, 7500, 0.55, 0.16, 0.12), band(300, 1200, 0.25, 0.1, 0.2)],
    grains: [{ rate: 16, gain: 0.09, render: drop(900, 3200) }],
    level: 1,
  },
  waves: {
    bands: [band(90, 900, 1, 0.14, 0.85, 2.5), band(900, 5000, 0.45, 0.14, 0.95, 3.5)],
    grains: [{ rate: 0.16, gain: 0.1, render: seagull }],
    level: 1.15,
  },
  stream: {
    bands: [band(500, 2800, 0.7, 0.4, 0.15), band(2500, 6500, 0.25, 0.6, 0.2)],
    grains: [{ rate: 22, gain: 0.1, render: drop(450, 1500) }],
    level: 0.9,
  },
  lapping: {
    bands: [band(200, 1200, 0.7, 0.35, 0.85, 2)],
    grains: [{ rate: 4, gain: 0.12, render: drop(350, 900) }],
    level: 0.8,
  },
  forest: {
    bands: [band(1400, 4200, 0.3, 0.17, 0.7), band(180, 600, 0.25, 0.09, 0.6)],
    grains: [{ rate: 0.9, gain: 0.13, render: birdsong }],
    level: 0.8,
  },
  night_field: {
    bands: [band(200, 700, 0.35, 0.08, 0.5)],
    grains: [{ rate: 5.5, gain: 0.09, render: cricket }],
    level: 0.7,
  },
  meadow: {
    bands: [band(1200, 3600, 0.3, 0.19, 0.75), band(160, 500, 0.25, 0.1, 0.5)],
    grains: [
      { rate: 0.5, gain: 0.1, render: birdsong },
      { rate: 1.2, gain: 0.03, render: cricket },
    ],
    level: 0.8,
  },
  city: {
    bands: [band(60, 380, 1, 0.07, 0.3), band(400, 1400, 0.2, 0.05, 0.4)],
    grains: [{ rate: 0.3, gain: 0.5, render: passing }],
    level: 0.9,
  },
  room: { bands: [band(70, 320, 0.7, 0.05, 0.1), band(1000, 5000, 0.05, 0.05, 0.1)], level: 0.5 },
  kitchen: {
    bands: [band(60, 260, 0.7, 0.05, 0.1)],
    tones: [
      [100, 0.1, 0.1],
      [200, 0.04, 0.13],
    ],
    grains: [{ rate: 0.3, gain: 0.05, render: clink }],
    level: 0.6,
  },
  clock: {
    bands: [band(70, 300, 0.6, 0.05, 0.1)],
    grains: [{ rate: -1, gain: 0.16, render: clockTick }],
    level: 0.55,
  },
  office: {
    bands: [band(90, 500, 0.6, 0.04, 0.1)],
    grains: [{ rate: 4, gain: 0.09, render: key }],
    level: 0.5,
  },
  workshop: {
    bands: [band(70, 400, 0.6, 0.06, 0.2)],
    grains: [{ rate: 0.9, gain: 0.28, render: knock }],
    level: 0.6,
  },
  cafe: {
    bands: [band(200, 900, 0.35, 0.1, 0.3)],
    grains: [
      { rate: 5, gain: 0.11, render: murmur },
      { rate: 0.8, gain: 0.07, render: clink },
    ],
    level: 0.8,
  },
  crowd: {
    bands: [band(250, 1300, 0.9, 0.17, 0.4), band(1300, 3200, 0.25, 0.23, 0.5)],
    grains: [{ rate: 7, gain: 0.12, render: murmur }],
    level: 0.9,
  },
  underwater: {
    bands: [band(35, 230, 1, 0.09, 0.4)],
    grains: [{ rate: 5, gain: 0.2, render: drop(160, 620) }],
    level: 1,
  },
  space: {
    bands: [band(30, 140, 0.8, 0.05, 0.4)],
    tones: [
      [55, 0.3, 0.07],
      [82.6, 0.18, 0.05],
      [110.4, 0.12, 0.11],
      [661, 0.02, 0.19],
    ],
    level: 0.9,
  },
  fire: {
    bands: [band(60, 420, 0.8, 0.7, 0.4), band(1200, 4000, 0.1, 0.9, 0.6)],
    grains: [{ rate: 17, gain: 0.4, render: crackle }],
    level: 0.9,
  },
  machines: {
    bands: [band(60, 320, 0.8, 0.5, 0.3)],
    tones: [
      [58, 0.2, 0.4],
      [116, 0.1, 0.6],
      [174, 0.05, 0.3],
    ],
    grains: [{ rate: 1.6, gain: 0.16, render: knock }],
    level: 0.7,
  },
} as const satisfies Record<string, Air>;
export type AirName = keyof typeof airs;

/** When the grains of an air sound: strewn by chance, or once a second like a clock. */
export const grainTimes = (grain: Grain, duration_s: number, seed: number): number[] => {
  const random = randomFrom(seed);
  if (grain.rate < 0) return Array.from({ length: Math.floor(duration_s / 0.5) }, (_, i) => 0.2 + i * 0.5);
  const times = [];
  for (let at = random() / grain.rate; at < duration_s; at += -Math.log(1 - 0.98 * random()) / grain.rate)
    times.push(at);
  return times;
};
