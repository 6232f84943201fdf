import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

test("key order does not matter, array order does", () => {
  expect(canonicalJson({ b: 1, a: { d: [2, { y: null, x: "é" }], c: undefined } })).toBe(
    '{"a":{"d":[2,{"x":"é","y":null}]},"b":1}',
  );
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test("it is JSON and says the same", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("what JSON cannot hold is refused", () => {
  expect(() => canonicalJson({ a: Number.NaN })).toThrow(TypeError);
});
