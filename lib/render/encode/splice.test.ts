import { expect, test } from "vitest";
import { spliceOf, trimmed } from "./splice.ts";

test("a captioned part is put between what stands before and after it", () => {
  expect(spliceOf(48, { first: 6, end: 42 }).ranges).toEqual([
    { source: -1, from: 0, frames: 6 },
    { source: 0, from: 0, frames: 36 },
    { source: -1, from: 42, frames: 6 },
  ]);
});

test("no part of a splice is empty", () => {
  expect(spliceOf(48, { first: 0, end: 48 }).ranges).toEqual([{ source: 0, from: 0, frames: 48 }]);
  expect(spliceOf(48, null).ranges).toEqual([{ source: -1, from: 0, frames: 48 }]);
});

test("what passages take is left out of the ranges, from either end", () => {
  const splice = spliceOf(48, { first: 12, end: 36 });
  expect(trimmed(splice, 0, 0)).toEqual(splice.ranges);
  expect(trimmed(splice, 10, 12)).toEqual([
    { source: -1, from: 10, frames: 2 },
    { source: 0, from: 0, frames: 24 },
  ]);
  expect(trimmed(spliceOf(48, null), 6, 4)).toEqual([{ source: -1, from: 6, frames: 38 }]);
});
