import { expect, it } from "vitest";
import { matchesIn } from "./matches-in.ts";

const plain = (found: Iterable<RegExpExecArray>) => [...found].map((match) => [...match, match.index, match.groups]);

it.each([
  ["one two  three", /\p{L}+/gu],
  ["a1b22", /(?<letter>[a-z])(\d+)/g],
  ["", /x/g],
  ["", /x?/g],
  ["abc", /x*/g],
  ["a👩‍🚀b", /x*/gu],
  ["a👩‍🚀b", /(?=b)/gu],
])("finds in %j what matchAll finds of %s", (text, pattern) => {
  expect(plain(matchesIn(text, pattern))).toEqual(plain(text.matchAll(pattern)));
});

it("begins at the beginning, wherever the pattern was left, and leaves it there", () => {
  const pattern = /o/g;
  pattern.test("foo");
  expect(matchesIn("foo", pattern).map(({ index }) => index)).toEqual([1, 2]);
  expect(pattern.lastIndex).toBe(0);
});

it("may be asked of the same pattern while its matches are gone through", () => {
  const pattern = /\w/g;
  const pairs = matchesIn("ab", pattern).flatMap(([one]) => matchesIn("cd", pattern).map(([other]) => one + other));
  expect(pairs).toEqual(["ac", "ad", "bc", "bd"]);
});

it("refuses a pattern that has one match only", () => {
  expect(() => matchesIn("a", /a/)).toThrow(TypeError);
});
