import { rate_hz } from "#lib/render/audio/instruments/voice.ts";
import { place, type Desk } from "#lib/render/audio/mix.ts";
import { randomFrom } from "#lib/render/audio/noise-source.ts";
import type { HeardPlan } from "#lib/render/audio/heard-plan.ts";
import type { Timeline } from "#lib/render/audio/score/timeline.ts";
import { sineOf } from "#lib/render/audio/signal/curves.ts";
import { addBand, addDrawn, block, type Bed } from "./band-of-noise.ts";
import { airs, grainTimes, type Air, type AirName, type Band } from "./airs.ts";

/** How long one place takes to become the next at a cut. */
const cross_s = 0.3;
/** What is left of a place in shots that do not show it. */
const remembered = 0.45;

/** Adds the air of every shot, beside music of loudness `music_lufs` as the plan's share of ambience says. */
export const addAmbience = (desk: Desk, plan: HeardPlan, timeline: Timeline, music_lufs: number): void => {
  const shots = plan.shots.map(({ airs: heard }) => new Set(heard));
  const share = plan.score.ambience;
  // At a share of 1 the place is as loud as the music, at 0 it only keeps silence away.
  const gain = 10 ** ((music_lufs + 20 - 17 * (1 - share) - 6) / 20);
  const names = [...new Set(shots.flatMap((heard) => [...heard]))];
  const length = desk.left.length;
  const some = Math.ceil(length / quarter);
  const beds: Beds = {
    full: { left: desk.left, right: desk.right, stride: 1 },
    quarter: { left: new Float32Array(some), right: new Float32Array(some), stride: quarter },
  };
  names.forEach((name, i) => {
    const level = levelOver(name, shots, timeline, length);
    const crowded = 1 / Math.sqrt(Math.max(1, names.length / 1.5));
    addAir(desk, beds, airs[name], level, gain * crowded, plan.seed * 31 + i * 977);
  });
  addDrawn(desk.left, beds.quarter.left, quarter);
  addDrawn(desk.right, beds.quarter.right, quarter);
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

/** What an air is worked out on: low sounds at a quarter of the rate and drawn through, nobody hears the difference. */
interface Beds {
  full: Bed;
  quarter: Bed;
}
const quarter = 4;

const addAir = (desk: Desk, beds: Beds, air: Air, level: Float32Array, gain: number, seed: number): void => {
  air.bands.forEach((band, i) => {
    const low = band.high_hz <= 1600;
    addBand(
      low ? beds.quarter : beds.full,
      band,
      breathOf(band, level, gain * air.level, low ? quarter : 1, seed + i * 61),
      seed + i * 61,
    );
  });
  for (const [i, tone] of (air.tones ?? []).entries()) {
    addTone(beds.quarter.left, tone, level, gain * air.level, i, 0);
    addTone(beds.quarter.right, tone, level, gain * air.level, i, 1);
  }
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

/** How loud a band is at the end of every block, on both sides: it breathes a little earlier on one. */
const breathOf = (band: Band, level: Float32Array, gain: number, stride: number, seed: number) => {
  // A narrow band of the same noise is softer: what the filters take is given back.
  const loudness =
    (gain * band.gain * 0.75) / Math.sqrt(Math.min(1, (1.6 * stride * (band.high_hz - band.low_hz)) / 9000));
  const side = (phase: number) =>
    level.map((open, b) => {
      const turns = (band.swell_hz * b * block) / rate_hz;
      const wave = Math.max(
        0,
        0.5 + 0.36 * sineOf(phase + turns) + 0.14 * sineOf(phase * 3 + (8.1 / (2 * Math.PI)) * turns),
      );
      const breath = band.shape === 1 ? wave : wave ** band.shape;
      return loudness * open * (1 - band.depth + band.depth * breath);
    });
  const phase = randomFrom(seed)();
  return { left: side(phase), right: side(phase + 0.25 / Math.PI) };
};

const addTone = (
  side: Float32Array,
  [hz, loud, sway_hz]: readonly [number, number, number],
  level: Float32Array,
  gain: number,
  index: number,
  right: 0 | 1,
): void => {
  const step = (hz * (right === 0 ? 1 : 1.0009) * quarter) / rate_hz;
  const count = block / quarter;
  let was = 0;
  for (let b = 0; b * count < side.length; b++) {
    const sway = sineOf((sway_hz * b * block) / rate_hz + (index * 2 + right) / (2 * Math.PI));
    const target = loud * gain * (level[b] as number) * (0.7 + 0.3 * sway);
    const slope = (target - was) / count;
    const end = Math.min(side.length, (b + 1) * count);
    for (let i = b * count; i < end; i++) {
      was += slope;
      side[i] = (side[i] as number) + sineOf(step * (i + 1)) * was;
    }
  }
};
