import { expect, test } from "vitest";
import { control_samples, controlOf, levelled } from "./control.ts";
import { overdriven, sineOf } from "./curves.ts";
import { bandPass, lowPass } from "./resonator.ts";
import { sawsOf } from "./saws.ts";

const furthest = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let most = 0;
  for (let i = 0; i < one.length; i++) most = Math.max(most, Math.abs((one[i] ?? NaN) - (other[i] ?? NaN)));
  return most;
};

test("the tables are the curves that they stand for, on both sides of zero and far away from it", () => {
  const places = Array.from({ length: 4001 }, (_, i) => (i - 2000) / 137);
  expect(
    furthest(
      places.map(sineOf),
      places.map((turns) => Math.sin(2 * Math.PI * turns)),
    ),
  ).toBeLessThan(1e-6);
  expect(furthest(places.map(overdriven), places.map(Math.tanh))).toBeLessThan(2e-5);
});

/** Each voice for itself, sample by sample. */
const plainSaws = (
  length: number,
  steps: number[],
  phases: number[],
  bends: Float64Array,
  hollow: number,
): number[] => {
  const now = [...phases];
  return Array.from({ length }, (_, i) => {
    let sum = 0;
    steps.forEach((plain, v) => {
      const step = plain * (bends[Math.floor(i / control_samples)] ?? 1);
      const phase = ((now[v] ?? 0) + step) % 1;
      now[v] = phase;
      const value = 2 * phase - 1;
      const after = phase < step ? (phase / step - 1) ** 2 : 0;
      const before = phase > 1 - step ? ((phase - 1 + step) / step) ** 2 : 0;
      sum += (value + after - before) * (1 - hollow) + 1.3 * (1 - 2 * Math.abs(value)) * hollow;
    });
    return sum / steps.length;
  });
};

test.each([
  ["low saws", [0.0021, 0.00213, 0.00209], [0.1, 0.55, 0.93], 0],
  ["high saws", [0.041, 0.0423], [0.5, 0.999], 0],
  ["hollow waves", [0.0093, 0.0091], [0.02, 0.71], 0.45],
  ["one triangle", [0.013], [0.4], 1],
] as const)("%s drawn as lines are what every voice gives for itself", (_, steps, phases, hollow) => {
  const steady = controlOf(9600, () => 1);
  const drawn = sawsOf(9600, steps, phases, steady, hollow);
  expect(furthest(drawn, plainSaws(9600, [...steps], [...phases], steady, hollow))).toBeLessThan(1e-6);
});

test("saws that sway stay those that every voice gives for itself, but for corners between two steps", () => {
  const swaying = controlOf(9600, (at) => 1 + 0.004 * Math.sin(at / 1500));
  const drawn = sawsOf(9600, [0.0051, 0.0052], [0.3, 0.6], swaying, 0);
  expect(furthest(drawn, plainSaws(9600, [0.0051, 0.0052], [0.3, 0.6], swaying, 0))).toBeLessThan(2e-3);
});

test("a resonator is the state-variable filter, its pitch in steps", () => {
  const noise = Float64Array.from({ length: 1000 }, (_, i) => Math.sin(i * i * 0.7));
  const turns = controlOf(noise.length, (at) => 0.05 + at / 4000);
  const [lows, bands]: [number[], number[]] = [[], []];
  let [low, band] = [0, 0];
  noise.forEach((value, i) => {
    const turn = turns[Math.floor(i / control_samples)] ?? 0;
    low += turn * band;
    band += turn * (value - low - 0.7 * band);
    lows.push(low);
    bands.push(band);
  });
  const [below, around] = [noise.slice(), noise.slice()];
  lowPass(below, turns, 0.7);
  bandPass(around, turns, 0.7);
  expect(furthest(below, lows)).toBeLessThan(1e-9);
  expect(furthest(around, bands)).toBeLessThan(1e-9);
});

test("levels go in straight lines from value to value, to the last sample", () => {
  const out = levelled(
    new Float64Array(100).fill(1),
    controlOf(100, (at) => at / 50),
  );
  expect(
    furthest(
      out,
      Array.from({ length: 100 }, (_, i) => i / 50),
    ),
  ).toBeLessThan(1e-6);
});
