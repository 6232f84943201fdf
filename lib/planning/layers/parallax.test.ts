import { expect, test } from "vitest";
import type { CameraPose } from "#lib/contract/plan.ts";
import { parallax_px_per_s } from "./parallax.ts";

const pose = (t: number, more: Partial<CameraPose> = {}): CameraPose => ({
  t,
  x_m: 0,
  y_m: 1.6,
  z_m: 0,
  pan_deg: 0,
  tilt_deg: 0,
  roll_deg: 0,
  lens_mm: 50,
  ...more,
});

test("a truck moves a layer by focal length in pixels x speed / distance", () => {
  const focal_px = (50 / 36) * 1280;
  expect(parallax_px_per_s([pose(0), pose(2, { x_m: 1 })], 4, "16:9")).toBeCloseTo((focal_px * 0.5) / 4, 6);
  expect(parallax_px_per_s([pose(0), pose(2, { y_m: 2.6 })], 8, "16:9")).toBeCloseTo((focal_px * 0.5) / 8, 6);
  expect(parallax_px_per_s([pose(0), pose(2, { x_m: 1 })], 4, "9:16")).toBeCloseTo(((50 / 24) * 1280 * 0.5) / 4, 6);
});

test("there and back counts both ways", () => {
  const there = parallax_px_per_s([pose(0), pose(1, { x_m: 1 })], 5, "1:1");
  expect(parallax_px_per_s([pose(0), pose(1, { x_m: 1 }), pose(2)], 5, "1:1")).toBeCloseTo(there, 6);
});

test("turning, rolling and zooming cause none, nor does the way along the axis; the sky has none", () => {
  expect(
    parallax_px_per_s([pose(0), pose(1, { pan_deg: 40, tilt_deg: 12, roll_deg: 5, lens_mm: 90 })], 3, "16:9"),
  ).toBe(0);
  expect(parallax_px_per_s([pose(0), pose(1, { z_m: 1 })], 3, "16:9")).toBe(0);
  expect(parallax_px_per_s([pose(0), pose(1, { x_m: 1 })], null, "16:9")).toBe(0);
});

test("a camera that looks down sees its forward way as movement", () => {
  const radians = (-30 * Math.PI) / 180;
  const path = [pose(0, { tilt_deg: -30 }), pose(1, { tilt_deg: -30, z_m: 0.5 })];
  const focal_px = (50 / 36) * 1280;
  const expected = (focal_px * 0.5 * Math.abs(Math.sin(radians))) / (4 - 0.5 * Math.cos(radians));
  expect(parallax_px_per_s(path, 4, "16:9")).toBeCloseTo(expected, 6);
});
