import { expect, it } from "vitest";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { sunOf } from "./sun.ts";

const brush = { light: { side: 0.5, back: 0.2, cloud: 0 } } as Brush;

it("gives a wall the sun of where it looks", () => {
  expect(sunOf(brush, "right")).toBeGreaterThan(sunOf(brush, "left"));
  expect(sunOf(brush, 0.3)).toBe(0.3);
});

it("adds shares up to a most", () => {
  expect(sunOf(brush, { side: 0.4, back: -0.5, plus: 0.3 })).toBeCloseTo(0.4);
  expect(sunOf(brush, { face: 0.5, plus: 0.1 }, { face: 0.6 })).toBeCloseTo(0.4);
  expect(sunOf(brush, { plus: 2, most: 1 })).toBe(1);
});

it("follows what turns, and goes round a wall the other way where it is mirrored", () => {
  expect(sunOf(brush, { turned: 1 }, { turn: Math.PI })).toBeCloseTo(-0.5);
  expect(sunOf(brush, { round: [0.8, 1] }, { mirrored: true })).toBe(sunOf(brush, { round: [-0.8, 1] }));
});
