import { expect, test } from "vitest";
import { clipSeconds } from "./clip-seconds.ts";

test("clips snap up to what the model makes", () => {
  expect(clipSeconds({ values: [8, 4, 6] }, 4.5)).toBe(6);
  expect(clipSeconds({ values: [4, 6, 8] }, 8.1)).toBeNull();
  expect(clipSeconds({ min: 6, max: 20, step: 2 }, 2)).toBe(6);
  expect(clipSeconds({ min: 6, max: 20, step: 2 }, 6.5)).toBe(8);
  expect(clipSeconds({ min: 3, max: 15, step: 1 }, 15)).toBe(15);
  expect(clipSeconds(null, 3.2)).toBe(4);
  expect(clipSeconds({ values: [4, 6, 8] }, 4 + 1e-12)).toBe(4);
});
