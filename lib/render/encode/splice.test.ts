import { expect, test } from "vitest";
import { spliceOf } from "./splice.ts";

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
