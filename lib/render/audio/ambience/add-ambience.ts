import { rate_hz } from "#lib/render/audio/instruments/voice.ts";
import { place, type Desk } from "#lib/render/audio/mix.ts";
import { noiseFrom, randomFrom } from "#lib/render/audio/noise-source.ts";
import type { HeardPlan } from "#lib/render/audio/heard-plan.ts";
import type { Timeline } from "#lib/render/audio/score/timeline.ts";
import { airs, grainTimes, type Air, type AirName, type Band } from "./airs.ts";

/** How long one place takes to become the next at a cut. */
const cross_s = 0.3;
/** What is left of a place in shots that do not show it. */
const remembered = 0.45;
const block = 64;

/** Adds the air of every shot, beside music of loudness `music_lufs` as the plan's share of ambience says. */
export const addAmbience = (desk: Desk, plan: HeardPlan, timeline: Timeline, music_lufs: number): void => {
  const shots = plan.shots.map(({ airs: heard }) => new Set(heard));
  const share = plan.score.ambience;
  // At a share of 1 the place is as loud as the music, at 0 it only keeps silence away.
  const gain = 10 ** ((music_lufs + 20 - 17 * (1 - share) - 6) / 20);
  const names = [...new Set(shots.flatMap((heard) => [...heard]))];
  names.forEach((name, i) => {
    const level = levelOver(name, shots, timeline, desk.left.length);
    const crowded = 1 / Math.sqrt(Math.max(1, names.length / 1.5));
    addAir(desk, airs[name], level, gain * crowded, plan.seed * 31 + i * 977);
  });
};

/** The level of an air, one value for each block: full where its place is seen, less elsewhere. */
const levelOver = (name: AirName, shots: readonly Set<AirName>[], timeline: Timeline, length: number): Float32Array => {
  const level = new Float32Array(Math.ceil(length / block) + 1);
  const wanted = timeline.shots.map((_, i) => (shots[i]?.has(name) === true ? 1 : remembered));
  let [at, shot, now] = [0, 0, wanted[0] ?? 1];
  const step = block / rate_hz / cross_s;
  for (let i = 0; i < level.length; i++) {
    const t = (i * block) / rate_hz;
    while (shot < timeline.shots.length - 1 && t >= (timeline.shots[shot]?.end_s ?? Infinity)) shot++;
    at = wanted[shot] ?? 1;
    now += Math.max(-step, Math.min(step, at - now));
    level[i] = now;
  }
  return level;
};

const addAir = (desk: Desk, air: Air, level: Float32Array, gain: number, seed: number): void => {
  air.bands.forEach((band, i) => {
    addBand(desk.left, band, level, gain * air.level, seed + i * 61, 0);
    addBand(desk.right, band, level, gain * air.level, seed + i * 61, 1);
  });
  for (const [i, tone] of (air.tones ?? []).entries()) addTone(desk, tone, level, gain * air.level, i);
  for (const [i, grain] of (air.grains ?? []).entries()) {
    const random = randomFrom(seed + 7919 * (i + 1));
    for (const at_s of grainTimes(grain, desk.left.length / rate_hz, seed + i * 131)) {
      const here = level[Math.floor((at_s * rate_hz) / block)] ?? 1;
      const fixed = grain.rate < 0;
      const sound = grain.render(random);
      const far = fixed ? 0.8 : 0.3 + 0.7 * random();
      place(desk, sound, at_s, {
        gain: grain.gain * gain * air.level * here * far * 4,
        pan: fixed ? 0.35 : random() * 1.6 - 0.8,
        wet: 0.25 + 0.5 * (1 - far),
      });
    }
  }
};

const addBand = (
  channel: Float32Array,
  band: Band,
  level: Float32Array,
  gain: number,
  seed: number,
  side: number,
): void => {
  const noise = noiseFrom(seed * 2 + side + 1);
  const phase = randomFrom(seed)() * 2 * Math.PI + side * 0.5;
  // Low bands are worked out at a quarter of the rate and drawn through: nobody hears the difference.
  const stride = band.high_hz <= 1600 ? 4 : 1;
  const high = 1 - Math.exp((-2 * Math.PI * band.high_hz * stride) / rate_hz);
  const low = 1 - Math.exp((-2 * Math.PI * band.low_hz * stride) / rate_hz);
  // A narrow band of the same noise is softer: what the filters take is given back.
  const loudness =
    (gain * band.gain * 0.75) / Math.sqrt(Math.min(1, (1.6 * stride * (band.high_hz - band.low_hz)) / 9000));
  let soft = 0;
  let softer = 0;
  let slow = 0;
  let slower = 0;
  let heard = 0;
  let was = 0;
  for (let b = 0; b * block < channel.length; b++) {
    const t = (b * block) / rate_hz;
    const wave =
      0.5 +
      0.36 * Math.sin(phase + 2 * Math.PI * band.swell_hz * t) +
      0.14 * Math.sin(phase * 3 + 8.1 * band.swell_hz * t);
    const target = loudness * (level[b] ?? 1) * (1 - band.depth + band.depth * Math.max(0, wave) ** band.shape);
    const slope = (target - was) / block;
    const end = Math.min(channel.length, (b + 1) * block);
    for (let i = b * block; i < end; i += stride) {
      soft += high * (noise() - soft);
      softer += high * (soft - softer);
      slow += low * (softer - slow);
      slower += low * (softer - slow - slower);
      const value = softer - slow - slower;
      const grade = (value - heard) / stride;
      const until = Math.min(end, i + stride);
      for (let k = i; k < until; k++) {
        heard += grade;
        was += slope;
        channel[k] = (channel[k] as number) + heard * was;
      }
    }
  }
};

const addTone = (
  desk: Desk,
  [hz, loud, sway_hz]: readonly [number, number, number],
  level: Float32Array,
  gain: number,
  index: number,
): void => {
  for (const [side, channel] of [desk.left, desk.right].entries()) {
    const step = (2 * Math.PI * hz * (side === 0 ? 1 : 1.0009)) / rate_hz;
    const [turnCos, turnSin] = [Math.cos(step), Math.sin(step)];
    let x = 1;
    let y = 0;
    let was = 0;
    for (let b = 0; b * block < channel.length; b++) {
      const t = (b * block) / rate_hz;
      const target =
        loud * gain * (level[b] ?? 1) * (0.7 + 0.3 * Math.sin(2 * Math.PI * sway_hz * t + index * 2 + side));
      const slope = (target - was) / block;
      const end = Math.min(channel.length, (b + 1) * block);
      for (let i = b * block; i < end; i++) {
        was += slope;
        channel[i] = (channel[i] as number) + y * was;
        const turned = x * turnCos - y * turnSin;
        y = x * turnSin + y * turnCos;
        x = turned;
      }
    }
  }
};
