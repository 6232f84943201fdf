import { beforeAll, describe, expect, test } from "vitest";
import { directorModes, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { deriveScore } from "#lib/planning/derive-score.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { cutFilm } from "#lib/render/encode/cut-film.ts";
import { spliceOf } from "#lib/render/encode/splice.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { probeFilm } from "#lib/render/testing/film-probe.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { flatShot } from "#lib/render/testing/flat-shot.ts";
import { composeBed, type Stereo } from "./compose-bed.ts";
import { integratedLoudness, truePeak_db } from "./loudness.ts";

const rate_hz = 48_000;

/** The example film in a mode, stretched to a length; its cuts stay on whole frames. */
const planOf = (id: DirectorMode, seed = 7, duration_s = 10): ScenePlan => {
  const mode = modeCardOf(id);
  const starts = [0, 0.32, 0.66, 1].map((share) => Math.round(share * duration_s * 24) / 24);
  return {
    ...examplePlan,
    seed,
    duration_seconds: duration_s,
    end_card: null,
    mode_selection: { ...examplePlan.mode_selection, primary: id },
    score: deriveScore({ mode, accent: mode }, seed),
    shots: examplePlan.shots.map((shot, i) => ({
      ...shot,
      start_seconds: starts[i] ?? 0,
      duration_seconds: (starts[i + 1] ?? 0) - (starts[i] ?? 0),
    })),
  };
};

const beds = new Map<DirectorMode, Stereo>();
beforeAll(() => {
  for (const mode of directorModes) beds.set(mode, composeBed(planOf(mode), 10));
});
const bedOf = (mode: DirectorMode): Stereo => beds.get(mode) ?? composeBed(planOf(mode), 10);

const steepest = (channel: Float32Array): number =>
  channel.reduce((most, value, i) => Math.max(most, i === 0 ? Math.abs(value) : Math.abs(value - channel[i - 1]!)), 0);

const expectWellMade = (bed: Stereo): void => {
  const lufs = integratedLoudness(bed.left, bed.right);
  expect(Math.abs(lufs + 16), `${lufs} LUFS`).toBeLessThanOrEqual(0.7);
  expect(truePeak_db(bed.left, bed.right)).toBeLessThan(-2);
  for (const channel of [bed.left, bed.right]) {
    expect(Math.abs(channel.reduce((sum, value) => sum + value, 0) / channel.length)).toBeLessThan(1e-3);
    expect(steepest(channel)).toBeLessThan(0.8);
    expect(Math.abs(channel[0]!)).toBeLessThan(1e-3);
    expect(Math.abs(channel.at(-1)!)).toBeLessThan(1e-3);
  }
};

describe.each(directorModes)("%s", (mode) => {
  test("is at -16 LUFS, under the true peak, without offset or clicks, and begins and ends in silence", () => {
    expectWellMade(bedOf(mode));
  });

  test("something begins on every cut, within 20 ms", () => {
    const { left, right } = bedOf(mode);
    for (const { start_seconds } of planOf(mode).shots.slice(1)) {
      const onset = strongestOnset_s(left, right, start_seconds);
      expect(Math.abs(onset - start_seconds), `cut at ${start_seconds}, onset at ${onset}`).toBeLessThanOrEqual(0.02);
    }
  });
});

test.each([
  [3, "action_kinetic"],
  [3, "documentary_verite"],
  [3, "suspense_noir"],
  [60, "trailer_tease"],
] as const)("%i seconds of %s are as well made as ten", (duration_s, mode) => {
  const bed = composeBed(planOf(mode, 3, duration_s), duration_s);
  expect(bed.left).toHaveLength(duration_s * rate_hz);
  expectWellMade(bed);
});

// Nothing is encoded where no passage is.
const workshop = { ffmpeg: ffmpegPath, folder: "" };

test("heard after AAC: -16 LUFS, no peak above -1 dBTP, no silence", async () => {
  const frames = 8 * 24;
  const grey = Array.from({ length: frames }, () => [90, 90, 90] as const);
  const video = new Uint8Array(await flatShot({ width: 64, height: 64 }, [], grey));
  for (const mode of ["music_rhythm", "trailer_tease", "comedy_beat", "documentary_verite"] as const) {
    const film = await cutFilm(planOf(mode, 7, 8), [{ video, extras: [], splice: spliceOf(frames, null) }], workshop);
    const facts = await probeFilm(film.film);
    expect(Math.abs(facts.integrated_lufs + 16), `${mode}: ${facts.integrated_lufs} LUFS`).toBeLessThanOrEqual(1);
    expect(facts.true_peak_db, mode).toBeLessThan(-1);
    expect(facts.silent, mode).toBe(0);
  }
});

test("every mode sounds unlike every other, and a seed unlike the next", () => {
  const all = directorModes.map((mode) => bedOf(mode).left);
  all.forEach((bed, i) =>
    all.slice(i + 1).forEach((other, j) => {
      expect(apart(bed, other), `${directorModes[i]} and ${directorModes[i + j + 1]}`).toBeGreaterThan(0.4);
    }),
  );
  expect(apart(composeBed(planOf("narrative_drama", 8), 10).left, all[0]!)).toBeGreaterThan(0.2);
});

test("a dark mode is darker than a light one", () => {
  const [dark, light] = [brightness_hz(bedOf("suspense_noir").left), brightness_hz(bedOf("comedy_beat").left)];
  expect(light / dark).toBeGreaterThan(1.15);
});

test("the same plan gives the same samples", () => {
  expect(composeBed(planOf("music_rhythm", 7, 4), 4)).toEqual(composeBed(planOf("music_rhythm", 7, 4), 4));
});

test("what moves is heard: somebody who runs changes their shot and leaves the one before as it was", () => {
  const plain = planOf("documentary_verite");
  const ran = {
    ...plain,
    depth_layers: plain.depth_layers.map((each, i) =>
      i === 1
        ? {
            ...each,
            layers: each.layers.map((layer) => ({
              ...layer,
              drawn_as: layer.drawn_as.map((item) => ({ ...item, motion: "run" as const })),
            })),
          }
        : each,
    ),
  };
  const [without, heard] = [composeBed(plain, 10).left, composeBed(ran, 10).left];
  const between = (from_s: number, to_s: number) =>
    apart(without.subarray(from_s * rate_hz, to_s * rate_hz), heard.subarray(from_s * rate_hz, to_s * rate_hz));
  expect(between(3.5, 6)).toBeGreaterThan(0.02);
  expect(between(0, 3)).toBeLessThan(0.01);
});

test("loudness is that of the recommendation: a 1 kHz sine of -23 dBFS on both sides is -23 LUFS", () => {
  const amplitude = 10 ** (-23 / 20);
  const sine = Float32Array.from(
    { length: rate_hz * 5 },
    (_, i) => amplitude * Math.sin((2 * Math.PI * 1000 * i) / rate_hz),
  );
  expect(integratedLoudness(sine, sine)).toBeCloseTo(-23, 1);
  expect(integratedLoudness(new Float32Array(rate_hz), new Float32Array(rate_hz))).toBe(-Infinity);
});

test("true peak sees what stands between two samples: a quarter-rate sine sampled beside its crests", () => {
  const sine = Float32Array.from({ length: 4800 }, (_, i) => Math.sin((Math.PI * i) / 2 + Math.PI / 4));
  expect(truePeak_db(sine)).toBeGreaterThan(-0.4);
  expect(truePeak_db(sine)).toBeLessThan(0.4);
});

/** Share of one signal that is not in the other: 0 for the same, about 1 for unrelated ones. */
const apart = (one: Float32Array, other: Float32Array): number => {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < one.length; i++) {
    product += (one[i] ?? 0) * (other[i] ?? 0);
    first += (one[i] ?? 0) ** 2;
    second += (other[i] ?? 0) ** 2;
  }
  return 1 - Math.abs(product) / Math.sqrt(first * second);
};

/** The frequency at which a signal's slope and level would balance: its centroid, weighted towards the highs. */
const brightness_hz = (channel: Float32Array): number => {
  let slope = 0;
  let level = 0;
  for (let i = 1; i < channel.length; i++) {
    slope += (channel[i]! - channel[i - 1]!) ** 2;
    level += channel[i]! ** 2;
  }
  return (Math.sqrt(slope / level) * rate_hz) / (2 * Math.PI);
};

/** When, within 150 ms of a moment, the level over 5 ms rises most over the 25 ms before. */
const strongestOnset_s = (left: Float32Array, right: Float32Array, around_s: number): number => {
  const frame = 240;
  const levels: number[] = [];
  const begin = Math.round((around_s - 0.2) * rate_hz);
  for (let k = 0; k < 75; k++) {
    let sum = 0;
    for (let i = begin + k * frame + 1; i < begin + (k + 1) * frame; i++)
      for (const channel of [left, right]) sum += (channel[i]! - 0.7 * channel[i - 1]!) ** 2;
    levels.push(Math.sqrt(sum / frame));
  }
  let best = { rise: -Infinity, at: 0 };
  for (let k = 8; k < 70; k++) {
    const before = (levels[k - 5]! + levels[k - 4]! + levels[k - 3]! + levels[k - 2]! + levels[k - 1]!) / 5;
    const rise = (levels[k]! + levels[k + 1]!) / 2 - before;
    if (rise > best.rise) best = { rise, at: k };
  }
  return around_s - 0.2 + (best.at * frame) / rate_hz;
};
