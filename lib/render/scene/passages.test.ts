import { expect, test } from "vitest";
import type { Transition } from "#lib/contract/vocabulary.ts";
import { blendPassage, dim, type Plane } from "./blend-passage.ts";
import { captionRange } from "./caption-range.ts";
import { examplePlan } from "./example-plan.ts";
import { lightAt, passageAt, passagesOf, passedFrames, passedShare, sideOf } from "./passages.ts";

/** The example's three shots of 48 frames, joined in other ways. */
const joined = (first: Transition, one: Transition, two: Transition, last: Transition) => ({
  ...examplePlan,
  end_card: null,
  edit_beats: examplePlan.edit_beats.map((beat, i) => ({
    ...beat,
    transition_in: [first, one, two][i]!,
    transition_out: [one, two, last][i]!,
  })),
});

test("cuts of every kind are no passage", () => {
  expect(passagesOf(joined("cut", "match_cut", "smash_cut", "cut"))).toEqual([]);
});

test("a passage lies about its cut, a fade at the end of the film", () => {
  const plan = joined("fade_in", "dissolve", "whip", "fade_out");
  expect(passagesOf(plan)).toMatchObject([
    { kind: "black", from: null, to: 0, first: 0, end: 12 },
    { kind: "dissolve", from: 0, to: 1, first: 38, cut: 48, end: 58 },
    { kind: "whip", from: 1, to: 2, first: 92, cut: 96, end: 100 },
    { kind: "black", from: 2, to: null, first: 132, end: 144 },
  ]);
  expect(passedFrames(plan, 1)).toEqual({ head: 10, tail: 4 });
  expect(passageAt(plan, 57)).toMatchObject({ kind: "dissolve" });
  expect(passageAt(plan, 58)).toBeNull();
});

test("short shots have short passages, and the shortest none", () => {
  const plan = joined("cut", "dissolve", "wipe", "cut");
  const [a, b, c] = plan.shots as [(typeof plan.shots)[0], (typeof plan.shots)[0], (typeof plan.shots)[0]];
  const shots = [a, { ...b, duration_seconds: 0.5 }, { ...c, start_seconds: 2.5 }];
  expect(passagesOf({ ...plan, shots })).toMatchObject([
    { first: 45, end: 51 },
    { first: 57, end: 63 },
  ]);
  const flicker = [a, { ...b, duration_seconds: 0.25 }, { ...c, start_seconds: 2.25 }];
  expect(passagesOf({ ...plan, shots: flicker })).toEqual([]);
});

test("a fade between two shots goes through black, and neither shot is seen beyond its end", () => {
  const plan = joined("cut", "fade_out", "cut", "cut");
  const [passage] = passagesOf(plan) as [ReturnType<typeof passagesOf>[0]];
  expect([sideOf(passage, 0), sideOf(passage, 1)]).toEqual([
    { first: passage.first, end: 48 },
    { first: 48, end: passage.end },
  ]);
  const lights = Array.from({ length: passage.end - passage.first }, (_, i) => lightAt(passage, passage.first + i));
  expect(lights.map(({ shot }) => shot)).toEqual(lights.map((_, i) => (i < lights.length / 2 ? 0 : 1)));
  const levels = lights.map(({ light }) => light);
  expect(levels).toEqual(levels.toReversed());
  expect(Math.min(...levels)).toBeGreaterThan(0);
  expect(levels.slice(0, levels.length / 2)).toEqual(levels.slice(0, levels.length / 2).toSorted((a, b) => b - a));
});

test("words never stand in a passage", () => {
  for (const kind of ["dissolve", "wipe", "whip", "fade_out"] as const) {
    const plan = joined("fade_in", kind, kind, "fade_out");
    for (const [index, shot] of plan.shots.entries()) {
      const start = Math.round(shot.start_seconds * plan.fps);
      const range = captionRange({ ...plan, captions: true }, index);
      for (let frame = range?.first ?? 0; range !== null && frame < range.end; frame++)
        expect(passageAt(plan, start + frame), `${kind}, frame ${frame} of shot ${index + 1}`).toBeNull();
    }
  }
});

const width = 64;
const plane = (level: (x: number) => number, channels = 1): Plane => ({
  pixels: Uint8Array.from({ length: width * 2 * channels }, (_, i) => level(Math.floor(i / channels) % width)),
  width,
  height: 2,
  channels,
});
const mean = ({ pixels }: Plane) => Array.from(pixels).reduce((sum, value) => sum + value, 0) / pixels.length;
const moments = Array.from({ length: 10 }, (_, i) => (i + 0.5) / 10);

test.each(["dissolve", "wipe", "whip"] as const)("a %s takes one picture wholly over into the other", (kind) => {
  for (const way of [1, -1] as const)
    for (const channels of [1, 4]) {
      const means = moments.map((share) => {
        const to = plane(() => 200, channels);
        blendPassage(
          kind,
          { share, step: 0.1, way },
          plane(() => 40, channels),
          to,
        );
        return mean(to);
      });
      expect(means).toEqual(means.toSorted((a, b) => a - b));
      expect(means[0]).toBeLessThan(60);
      expect(means[0]).toBeGreaterThanOrEqual(40);
      expect(means[9]).toBeGreaterThan(180);
      expect(means[9]).toBeLessThanOrEqual(200);
    }
});

test("a wipe comes from the side that the camera turns away from, and both sides stay sharp", () => {
  for (const way of [1, -1] as const) {
    const to = plane(() => 200);
    blendPassage(
      "wipe",
      { share: 0.5, step: 0.1, way },
      plane(() => 40),
      to,
    );
    const ends = [to.pixels[0], to.pixels[width - 1]];
    expect(way === 1 ? ends : ends.toReversed()).toEqual([200, 40]);
  }
});

test("a whip smears along its way and nowhere else", () => {
  const striped = plane((x) => (x % 8 < 4 ? 40 : 200));
  const to = plane((x) => (x % 8 < 4 ? 40 : 200));
  blendPassage("whip", { share: 0.5, step: 0.125, way: 1 }, striped, to);
  const span = Math.max(...to.pixels) - Math.min(...to.pixels);
  expect(span).toBeLessThan(60);
  expect(to.pixels.slice(0, width)).toEqual(to.pixels.slice(width));
});

test("what is dimmed keeps its coverage, and no light is black", () => {
  const dimmed = { ...plane(() => 0, 4), pixels: Uint8ClampedArray.from([200, 100, 50, 255]), width: 1, height: 1 };
  dim(dimmed, 0.5, 0);
  expect([...dimmed.pixels]).toEqual([100, 50, 25, 255]);
  const difference = plane(() => 90);
  dim(difference, 0, 128);
  expect(new Set(difference.pixels)).toEqual(new Set([128]));
});

test("a passage changes each of its frames and none wholly", () => {
  const [passage] = passagesOf(joined("cut", "dissolve", "cut", "cut")) as [ReturnType<typeof passagesOf>[0]];
  expect(passedShare(passage, passage.first)).toBeGreaterThan(0);
  expect(passedShare(passage, passage.end - 1)).toBeLessThan(1);
});
