import { expect, test } from "vitest";
import { nearestRatio } from "./nearest-ratio.ts";

test.each([
  [1080, 1920, "9:16"],
  [3000, 4000, "9:16"],
  [1200, 1200, "1:1"],
  [1000, 1100, "1:1"],
  [960, 720, "16:9"],
  [1800, 1200, "16:9"],
  [null, null, "16:9"],
] as const)("a picture of %s by %s begins a film of %s", (width, height, ratio) => {
  expect(nearestRatio({ width, height })).toBe(ratio);
});
