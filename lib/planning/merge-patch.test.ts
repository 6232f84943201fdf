import fc from "fast-check";
import { expect, test } from "vitest";
import { composePatches, mergePatch } from "./merge-patch.ts";

test("the examples of RFC 7396", () => {
  expect(mergePatch({ a: "b", c: { d: "e", f: "g" } }, { a: "z", c: { f: null } })).toEqual({ a: "z", c: { d: "e" } });
  expect(mergePatch({ a: ["b"] }, { a: "c" })).toEqual({ a: "c" });
  expect(mergePatch(["a", "b"], { c: null })).toEqual({});
  expect(mergePatch({ e: null }, { a: 1 })).toEqual({ e: null, a: 1 });
  expect(mergePatch({}, { a: { bb: { ccc: null } } })).toEqual({ a: { bb: {} } });
});

test("a composed patch does what its parts do one after the other", () => {
  const key = fc.constantFrom("a", "b", "c");
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>(null, 1, "x"), fc.dictionary(key, tie("tree"))),
  }));
  const patch = fc.dictionary(key, tree);
  // A removal followed by a deeper set replaces the whole value; both ways agree on what has no such clash.
  fc.assert(
    fc.property(patch, patch, (first, second) => {
      const target = { a: { a: 1, b: 2 }, b: 1 };
      fc.pre(!clashes(first, second));
      expect(mergePatch(target, composePatches(first, second))).toEqual(mergePatch(mergePatch(target, first), second));
    }),
  );
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const clashes = (first: Record<string, unknown>, second: Record<string, unknown>): boolean =>
  Object.keys(second).some((name) => {
    if (!(name in first)) return false;
    const [before, after] = [first[name], second[name]];
    return isObject(after) ? (isObject(before) ? clashes(before, after) : true) : false;
  });
