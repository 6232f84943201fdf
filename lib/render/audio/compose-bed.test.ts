import { beforeAll, expect, test } from "vitest";
import { directorModes, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { deriveScore } from "#lib/planning/derive-score.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { cutFilm } from "#lib/render/encode/cut-film.ts";
import { spliceOf } from "#lib/render/encode/splice.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { probeFilm } from "#lib/render/testing/film-probe.ts";
import { flatShot } from "#lib/render/testing/flat-shot.ts";
import { composeBed } from "./compose-bed.ts";
import { integratedLoudness } from "./loudness.ts";

const seconds = 8;
let video = new Uint8Array();
beforeAll(async () => {
  video = new Uint8Array(
    await flatShot(
      { width: 64, height: 64 },
      [],
      Array.from({ length: seconds * 24 }, () => [90, 90, 90] as const),
    ),
  );
});
const planOf = (id: DirectorMode, seed = 7) => {
  const mode = modeCardOf(id);
  return { ...examplePlan, seed, score: deriveScore({ mode, accent: mode }, seed) };
};

test.each(directorModes)("%s, heard after AAC: -16 LUFS, no peak above -1 dBTP, no silence", async (mode) => {
  const film = await cutFilm(planOf(mode), [{ video, extras: [], splice: spliceOf(seconds * 24, null) }]);
  const facts = await probeFilm(film.film);
  expect(Math.abs(facts.integrated_lufs + 16), `${facts.integrated_lufs} LUFS`).toBeLessThanOrEqual(1);
  expect(facts.true_peak_db).toBeLessThan(-1);
  expect(facts.silent).toBe(0);
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

test("every mode sounds unlike every other, and a seed unlike the next", () => {
  const beds = directorModes.map((mode) => composeBed(planOf(mode), 4).left);
  beds.forEach((bed, i) =>
    beds
      .slice(i + 1)
      .forEach((other, j) =>
        expect(apart(bed, other), `${directorModes[i]} and ${directorModes[i + j + 1]}`).toBeGreaterThan(0.2),
      ),
  );
  expect(apart(composeBed(planOf("narrative_drama", 8), 4).left, beds[0] ?? new Float32Array())).toBeGreaterThan(0.2);
});

test("the same plan gives the same samples", () => {
  expect(composeBed(planOf("music_rhythm"), 2)).toEqual(composeBed(planOf("music_rhythm"), 2));
});

test("loudness is that of the recommendation: a 1 kHz sine of -23 dBFS on both sides is -23 LUFS", () => {
  const amplitude = 10 ** (-23 / 20);
  const sine = Float32Array.from(
    { length: 48_000 * 5 },
    (_, i) => amplitude * Math.sin((2 * Math.PI * 1000 * i) / 48_000),
  );
  expect(integratedLoudness(sine, sine)).toBeCloseTo(-23, 1);
  expect(integratedLoudness(new Float32Array(48_000), new Float32Array(48_000))).toBe(-Infinity);
});
