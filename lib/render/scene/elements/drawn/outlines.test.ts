import { expect, it } from "vitest";
import { asIs, axisOf, between, lain, lineOf, outlineAt } from "./outlines.ts";

it("moves every place of an outline and leaves the radii of an ellipse", () => {
  expect(outlineAt("M1 2 L3 4 Z", { ...asIs, dx: 10, dy: -1 }).trim()).toBe("M11 1 L13 3 Z");
  expect(outlineAt("O 1 2 5 6", { ...asIs, mirrored: true }).trim()).toBe("O-1 2 5 6");
});

it("keeps the light on its side: a mirrored axis still runs from left to right", () => {
  expect(axisOf([10, 0, 30, 5], { ...asIs, mirrored: true })).toEqual([-30, 0, -10, 5]);
});

it("lays one upon another, the outer one last", () => {
  const inner = { dx: 2, dy: 1, mirrored: false };
  expect(lain(inner, { dx: 10, dy: 0, mirrored: true })).toEqual({ dx: 8, dy: 1, mirrored: true });
});

it("mirrors a line with its first end first, so that what runs down still runs down", () => {
  expect(lineOf([10, -100, 0, -18], { ...asIs, mirrored: true })).toEqual([-10, -100, 0, -18]);
});

it("goes a share of the way from one outline to another", () => {
  expect(between("M0 -10 L4 0", "M0 -20 L8 0", 0.25)).toBe("M0 -12.5 L5 0");
});
