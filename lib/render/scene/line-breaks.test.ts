import { expect, test } from "vitest";
import { captionAt, captionRange } from "./caption-range.ts";
import { examplePlan } from "./example-plan.ts";
import { balancedLines } from "./line-breaks.ts";

test("short captions keep one line, long ones break into even halves at words", () => {
  expect(balancedLines("He went out anyway.", "en")).toEqual(["He went out anyway."]);
  const lines = balancedLines("The storm took everything that he had ever owned but the light", "en");
  expect(lines).toHaveLength(2);
  expect(lines.join(" ")).toBe("The storm took everything that he had ever owned but the light");
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
});

test("Japanese breaks between signs and never begins a line with a full stop", () => {
  const lines = balancedLines("嵐の夜に灯台守は小さな狐を見つけ、灯りを守った。", "ja");
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).not.toMatch(/^[、。]/u);
});

test("a caption keeps a quarter of a second clear of its shot's ends and of the end card", () => {
  expect(captionRange(examplePlan, 0)).toEqual({ first: 6, end: 42, text: "The storm took everything but the light." });
  expect(captionRange(examplePlan, 2)?.end).toBe(12);
  expect(captionAt(examplePlan, 0, 0)).toBeNull();
  expect(captionAt(examplePlan, 0, 1)).toBe("The storm took everything but the light.");
  expect(captionRange({ ...examplePlan, captions: false }, 0)).toBeNull();
});
