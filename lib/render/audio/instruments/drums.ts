import { noiseFrom, type Noise } from "#lib/render/audio/noise-source.ts";
import { overdriven, sineOf } from "#lib/render/audio/signal/curves.ts";
import { fadeFrom } from "#lib/render/audio/signal/envelope.ts";
import { bandPass, turnOf } from "#lib/render/audio/signal/resonator.ts";
import { addPartials } from "./partials.ts";
import { addThud } from "./thud.ts";
import { fallOf, peakAt, rate_hz, samplesOf, settle } from "./voice.ts";
import { scratch } from "#lib/render/audio/signal/scratch.ts";

const roomFor = scratch();

/** Samples of one grain of a shaker or a brush. */
const grainLength = 40;

interface Skin {
  from_hz: number;
  to_hz: number;
  /** How fast the tone falls, per second. */
  drop: number;
  ring_s: number;
  click: number;
  /** Noise of the head or the snares, its brightness 0 to 1 and its length. */
  noise: number;
  bright: number;
  noise_s: number;
  drive: number;
}

/** A drum with a skin: a tone that falls, the stick's click, rattle. */
const skin =
  (make: Skin) =>
  (seed: number): Float32Array => {
    const out = new Float32Array(samplesOf(Math.max(make.ring_s, make.noise_s) * 6));
    beat(out, noiseFrom(seed).fill(roomFor(out.length)), make);
    return peakAt(settle(out, 0.03), 1);
  };

const beat = (out: Float32Array, noise: Float64Array, make: Skin): void => {
  const { bright, drive } = make;
  const [dropping, ringing, rattling] = [fallOf(1 / make.drop), fallOf(make.ring_s), fallOf(make.noise_s)];
  const clicking = fallOf(0.003);
  const still = make.to_hz / rate_hz;
  let fallen = (make.from_hz - make.to_hz) / rate_hz;
  let ring = 1;
  let rattle = make.noise;
  let click = make.click;
  let phase = 0;
  let soft = 0;
  let slow = 0;
  for (let i = 0; i < out.length; i++) {
    phase += still + fallen;
    soft += ((noise[i] as number) - soft) * bright;
    slow += (soft - slow) * bright * 0.12;
    const value = sineOf(phase) * ring + (soft - slow) * rattle + soft * click;
    out[i] = overdriven(value * drive) * Math.min(1, i / 24);
    fallen *= dropping;
    ring *= ringing;
    rattle *= rattling;
    click *= clicking;
  }
};

interface Metal {
  low_hz: number;
  fall_s: number;
  attack_s: number;
  /** Grain of single hits in the sound (shaker, brush), 0 smooth. */
  grain: number;
}

/** Noise above a corner: hats, shakers, brushes, cymbals. */
const metal =
  (make: Metal) =>
  (seed: number): Float32Array => {
    const out = new Float32Array(samplesOf(make.attack_s + make.fall_s * 6));
    rub(out, noiseFrom(seed), 1 - Math.exp((-2 * Math.PI * make.low_hz) / rate_hz), make.grain);
    swell(out, samplesOf(make.attack_s), fallOf(make.fall_s));
    return peakAt(settle(out, 0.02), 1);
  };

const rub = (out: Float32Array, noise: Noise, corner: number, grained: number): void => {
  // The first sample of a grain comes before the number that says how loud the grain is.
  const told = grained > 0 ? 1 : 0;
  const values = new Float64Array(grainLength + told);
  let slow = 0;
  let slower = 0;
  let smooth = 0;
  for (let begin = 0; begin < out.length; begin += grainLength) {
    noise.fill(values);
    const grain = 1 - grained * (0.5 + 0.5 * (values[1] as number));
    values[told] = values[0] as number;
    const end = Math.min(grainLength, out.length - begin);
    for (let i = 0; i < end; i++) {
      const value = values[i + told] as number;
      slow += (value - slow) * corner;
      slower += (value - slow - slower) * corner;
      // The top octave is taken down: on small speakers it only hisses.
      smooth += (value - slow - slower - smooth) * 0.62;
      out[begin + i] = smooth * grain;
    }
  }
};

/** In from nothing, ever faster, and out again. */
const swell = (out: Float32Array, attack: number, fall: number): void => {
  for (let i = 0; i < attack; i++) out[i] = (out[i] as number) * (i / attack) ** 2;
  fadeFrom(out, attack, fall);
};

/** Struck wood or a click: two short partials and almost no noise. */
const wood =
  (hz: number, ratio: number, fall_s: number) =>
  (seed: number): Float32Array => {
    const out = new Float32Array(samplesOf(fall_s * 8));
    const sway = 1 + 0.01 * noiseFrom(seed).next();
    addPartials(
      out,
      [
        { hz: hz * sway, level: 1, fall_s },
        { hz: hz * ratio * sway, level: 0.5, fall_s: fall_s * 0.6 },
        { hz: hz * ratio * 2.3, level: 0.2, fall_s: fall_s * 0.25 },
      ],
      0.0006,
    );
    return peakAt(settle(out, 0.005), 1);
  };

/** Hands that do not quite meet at once. */
const clap = (seed: number): Float32Array => {
  const sound = noiseFrom(seed).fill(new Float64Array(samplesOf(0.4)));
  bandPass(sound, Float64Array.of(turnOf(1350, rate_hz)), 0.7);
  const out = new Float32Array(sound);
  let level = 0;
  let next = 0;
  for (let i = 0; i < out.length; i++) {
    if (i === hands[next]) {
      level = 1;
      next++;
    }
    out[i] = (out[i] as number) * level;
    level *= next === hands.length ? lastFall : handFall;
  }
  return peakAt(settle(out, 0.03), 1);
};
const hands: readonly number[] = [0, 0.011, 0.021, 0.03].map((at_s) => Math.round(at_s * rate_hz));
const [handFall, lastFall] = [fallOf(0.006), fallOf(0.075)];

/** A kettle drum: its own overtones, a soft stick, a long room. */
const timpani = (seed: number): Float32Array => {
  const out = new Float32Array(samplesOf(2.2));
  const hz = 73;
  addPartials(
    out,
    [1, 1.5, 1.99, 2.44, 2.89].map((ratio, k) => ({
      hz: hz * ratio,
      level: [1, 0.75, 0.5, 0.3, 0.2][k] ?? 0,
      fall_s: [0.42, 0.5, 0.32, 0.2, 0.15][k] ?? 0.1,
    })),
    0.004,
  );
  addThud(out, noiseFrom(seed), { dull: 0.06, level: 2.2, fall_s: 0.022, length_s: 0.12, rise: 80 });
  return peakAt(settle(out, 0.1), 1);
};

const plain = { click: 0.2, noise: 0, bright: 0.4, noise_s: 0.05, drive: 1 };

/** Every drum by its name in a pattern; each takes a seed, so that two strokes are never quite the same. */
export const drums = {
  kick: skin({ ...plain, from_hz: 190, to_hz: 48, drop: 38, ring_s: 0.13, click: 0.5, drive: 1.7 }),
  soft_kick: skin({ ...plain, from_hz: 110, to_hz: 50, drop: 30, ring_s: 0.12, click: 0.12 }),
  heart: skin({ ...plain, from_hz: 70, to_hz: 42, drop: 18, ring_s: 0.11, click: 0 }),
  taiko: skin({
    ...plain,
    from_hz: 135,
    to_hz: 62,
    drop: 16,
    ring_s: 0.28,
    click: 0.5,
    noise: 0.35,
    bright: 0.22,
    drive: 1.6,
  }),
  tom: skin({ ...plain, from_hz: 190, to_hz: 105, drop: 14, ring_s: 0.17, click: 0.3, noise: 0.15, drive: 1.2 }),
  snare: skin({
    ...plain,
    from_hz: 260,
    to_hz: 185,
    drop: 40,
    ring_s: 0.07,
    click: 0.5,
    noise: 1.1,
    bright: 0.75,
    noise_s: 0.1,
    drive: 1.2,
  }),
  boom: skin({
    ...plain,
    from_hz: 88,
    to_hz: 34,
    drop: 5,
    ring_s: 0.5,
    click: 0.15,
    noise: 0.3,
    bright: 0.05,
    noise_s: 0.3,
    drive: 1.8,
  }),
  timpani,
  clap,
  snap: metal({ low_hz: 1700, fall_s: 0.022, attack_s: 0.001, grain: 0 }),
  hat: metal({ low_hz: 6500, fall_s: 0.028, attack_s: 0.001, grain: 0 }),
  open_hat: metal({ low_hz: 6000, fall_s: 0.14, attack_s: 0.001, grain: 0 }),
  shaker: metal({ low_hz: 5200, fall_s: 0.035, attack_s: 0.028, grain: 0.8 }),
  brush: metal({ low_hz: 2600, fall_s: 0.07, attack_s: 0.004, grain: 0.5 }),
  brush_sweep: metal({ low_hz: 2300, fall_s: 0.16, attack_s: 0.2, grain: 0.6 }),
  cymbal: metal({ low_hz: 4200, fall_s: 0.7, attack_s: 0.002, grain: 0.15 }),
  tick: wood(2900, 1.7, 0.006),
  rim: wood(1650, 1.52, 0.012),
  woodblock: wood(880, 1.58, 0.026),
  low_block: wood(610, 1.58, 0.03),
} as const;
export type Drum = keyof typeof drums;
