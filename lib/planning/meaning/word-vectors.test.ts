import { expect, test } from "vitest";
import { nearest, similarity, vectorOf } from "./word-vectors.ts";

test("near meanings are nearer than far ones", () => {
  expect(similarity("ship", "boat")).toBeGreaterThan(similarity("ship", "kitchen"));
  expect(similarity("boat", "boat")).toBeCloseTo(1, 6);
  expect(similarity("xqzv", "boat")).toBe(0);
});

test("the nearest candidate is found, and none for an unknown word", () => {
  expect(nearest("violin", ["hammer", "cello", "truck"])?.word).toBe("cello");
  expect(nearest("puppy", ["dog", "bridge", "soup"])?.word).toBe("dog");
  expect(nearest("xqzv", ["dog"])).toBeNull();
  expect(nearest("dog", [])).toBeNull();
});

test("inflected and misspelt words are known by their base", () => {
  expect(vectorOf("detectve")).toEqual(vectorOf("detective"));
  expect(vectorOf("constructor")).not.toEqual(vectorOf("house"));
  expect(vectorOf("__proto__")).toBeNull();
});
