import { expect, test } from "vitest";
import { pictureAt } from "./cycle.ts";

const turn = (sways: boolean) =>
  Array.from({ length: 12 }, (_, i) => pictureAt({ frames: 12, seconds: 3, sways }, (i + 0.5) / 4, 0));

test("a turn shows each of its pictures once, from the start of the shot on", () => {
  expect(turn(false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(pictureAt({ frames: 12, seconds: 3 }, 3.1, 0)).toBe(0);
  expect(pictureAt({ frames: 12, seconds: 3 }, 0, 0.5)).toBe(6);
});

test("what sways shows on its way back what it showed on its way there, and shuts its eyes once", () => {
  const height = (picture: number) => Math.sin((picture / 12) * 2 * Math.PI);
  const shown = turn(true);
  for (const [at, picture] of shown.entries()) expect(height(picture)).toBeCloseTo(height(at), 12);
  expect(new Set(shown).size).toBe(8);
  expect(shown.filter((picture) => picture === 11)).toHaveLength(1);
});
