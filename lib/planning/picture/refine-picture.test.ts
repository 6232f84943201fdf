import { expect, test } from "vitest";
import type { PictureReading } from "#lib/contract/picture.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { elements, models, routesFor } from "#lib/planning/testing/plan-request.ts";
import { draftPictureFilm, type SuppliedPicture } from "./draft-picture-film.ts";
import type { PictureOrder } from "./picture-orders.ts";
import { keepShots } from "./recut-picture.ts";
import { refineOrder } from "./refine-picture.ts";

const reading: PictureReading = {
  flat: false,
  sky_share: 0.3,
  horizon: 0.4,
  thing: null,
  focus: { x: 0.62, y: 0.58 },
  nearness: { subject: 0.55, foot: 0.74, middle: 0.4, far: 0.02 },
  palette: [{ hex: "#88aacc", share: 1 }],
  brightness: 0.5,
  contrast: 0.2,
  saturation: 0.4,
  warmth: 0.1,
};
const supplied: SuppliedPicture = {
  asset_id: "ast_1",
  sha256: "ab".repeat(32),
  width: 1600,
  height: 1000,
  faces: [],
  reading,
};
const input = { request: { raw_intent: "slow push in" }, seed: 11, brand: null, elements };
const draftOf = (orders: [PictureOrder, ...PictureOrder[]]) => draftPictureFilm(input, supplied, orders);
const first = draftOf([{ shot_id: "s1" }]);
const content = completePlan({ draft: first, routes: routesFor(first), models });
const refine = (instruction: string, more: { seed?: number } = {}) =>
  refineOrder(content, { shot_id: "s1" }, { instruction, ...more }, input);

test.each([
  ["pull back instead", { movement: "pull_out" }],
  ["pan to the left, slower", { movement: "pan_left", pace: 0.7 }],
  ["push in toward the face", { movement: "push_in" }],
  ["wider", { movement: "pull_out" }],
  ["move the other way", { movement: "pull_out" }],
  ["with a 50mm lens", { lens_mm: 50 }],
  ["langsam nach links schwenken", { movement: "pan_left", pace: 0.7 }],
  ["左へパン", { movement: "pan_left" }],
  ["más rápido, hacia la derecha", { movement: "pan_right", pace: 1.5 }],
  ["慢一点，拉远", { movement: "pull_out", pace: 0.7 }],
  ["कैमरा स्थिर रखो", { movement: "static" }],
  ["caption: Home", { caption: "Home" }],
])("%s: %j", (instruction, order) => {
  expect(refine(instruction).order).toMatchObject(order);
  expect(refine(instruction).still).toEqual([]);
});

test.each(["make it rain", "make it dusk", "add a dog", "hazlo de noche"])("%s is of the picture: refused", (words) => {
  expect(refine(words).still).not.toEqual([]);
});

test("of an instruction of both kinds what can be followed is, and the rest is told", () => {
  const both = refine("pan left and make it rain");
  expect(both.order.movement).toBe("pan_left");
  expect(both.still).toEqual([]);
  expect(both.ignored.join(" ")).toContain("rain");
});

test("another take is another camera, by its seed", () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const takes = seeds.map((seed) => refine("again", { seed }).order);
  expect(takes).toEqual(seeds.map((seed) => refine("again", { seed }).order));
  expect(new Set(takes.map(({ movement }) => movement)).size).toBe(seeds.length);
  expect(takes.map(({ movement }) => movement)).not.toContain("push_in");
  expect(refine("again").order.movement).not.toBe("push_in");
  expect(refine("pan left", { seed: 3 }).order.movement).toBe("pan_left");
});

test("a film of several looks begins with the picture; later shots begin on a part of it and stay within it", () => {
  const orders: [PictureOrder, ...PictureOrder[]] = [
    { shot_id: "s1" },
    { shot_id: "s2" },
    { shot_id: "s3", seconds: 2 },
    { shot_id: "s4" },
  ];
  const longer = draftOf(orders);
  expect(longer.shots.map(({ shot_id }) => shot_id)).toEqual(["s1", "s2", "s3", "s4"]);
  expect(new Set(longer.shots.map(({ camera }) => camera.movement)).size).toBeGreaterThan(2);
  expect(longer.camera_physics[0]).toEqual(first.camera_physics[0]);
  expect(longer.picture?.crop).toEqual(first.picture?.crop);
  for (const { x, y, width, height } of Object.values(longer.picture?.crops ?? {})) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
    expect(width).toBeLessThan(0.75);
  }
  for (const [index, shot] of longer.shots.entries())
    expect(shot.start_seconds).toBeCloseTo(
      longer.shots.slice(0, index).reduce((sum, s) => sum + s.duration_seconds, 0),
      6,
    );
});

test("whatever shot is changed, the others keep their entries", () => {
  const two = draftOf([{ shot_id: "s1" }, { shot_id: "s2" }]);
  const whole = completePlan({ draft: two, routes: routesFor(two), models });
  const redrawn = keepShots(
    whole,
    draftOf([{ shot_id: "s1", movement: "pan_left" }, { shot_id: "s2" }]),
    new Set(["s1"]),
  );
  expect(redrawn.shots[0]?.camera.movement).toBe("pan_left");
  expect(redrawn.camera_physics[1]).toEqual(whole.camera_physics[1]);
  expect(redrawn.depth_layers[1]).toEqual(whole.depth_layers[1]);
  expect(redrawn.picture?.crops).toEqual(whole.picture?.crops);
});
