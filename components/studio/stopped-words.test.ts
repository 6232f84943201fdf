import { expect, test } from "vitest";
import { withEvidence } from "./stopped-words.ts";

test("evidence cuts a text into plain and found parts", () => {
  expect(withEvidence("A toast from Ada, my friend", [{ start: 13, end: 16 }])).toEqual([
    "A toast from ",
    "Ada",
    ", my friend",
  ]);
});

test("spans that overlap or lie outside are left out, and the text stays whole", () => {
  const spans = [
    { start: 4, end: 8 },
    { start: 0, end: 3 },
    { start: 2, end: 5 },
    { start: 8, end: 99 },
  ];
  const parts = withEvidence("one two three", spans);
  expect(parts).toEqual(["", "one", " ", "two ", "three"]);
  expect(parts.join("")).toBe("one two three");
});
