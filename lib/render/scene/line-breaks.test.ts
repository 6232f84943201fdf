import { expect, test } from "vitest";
import { captionAt, captionRange } from "./caption-range.ts";
import { examplePlan } from "./example-plan.ts";
import { balancedLines, fittedLines } from "./line-breaks.ts";

/** Every sign as wide as the next. */
const count = (line: string) => [...line].length;

test("short captions keep one line, long ones break into even halves at words", () => {
  expect(balancedLines("He went out anyway.", "en", count, 42)).toEqual(["He went out anyway."]);
  const lines = balancedLines("The storm took everything that he had ever owned but the light", "en", count, 42);
  expect(lines).toHaveLength(2);
  expect(lines.join(" ")).toBe("The storm took everything that he had ever owned but the light");
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(36);
});

test("a break falls after a pause rather than after an article", () => {
  expect(balancedLines("He kept the lamp lit, and the ships came home.", "en", count, 30)).toEqual([
    "He kept the lamp lit,",
    "and the ships came home.",
  ]);
  for (const line of balancedLines("Nobody knew that she was the one who had the key", "en", count, 30))
    expect(line).not.toMatch(/ the$/);
});

test("Japanese breaks between words and never begins a line with a full stop or a particle", () => {
  const lines = balancedLines("嵐の夜に灯台守は小さな狐を見つけ、灯りを守った。", "ja", count, 18);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).not.toMatch(/^[、。をはにの]/u);
});

test("French keeps its marks with their words", () => {
  const lines = balancedLines("« La nuit appartient à ceux qui veillent encore ! »", "fr", count, 28);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^« La/);
  expect(lines[1]).toMatch(/encore ! »$/);
});

test("what is too wide is set smaller, and only a flood of words gets more lines", () => {
  const measure = (line: string, size: number) => count(line) * size;
  expect(fittedLines("Keep the light", "en", [10, 8], measure, 200)).toEqual({ lines: ["Keep the light"], size: 10 });
  expect(fittedLines("Donaudampfschifffahrt", "de", [10, 8], measure, 105)).toEqual({
    lines: ["Donaudampfschifffahrt"],
    size: 5,
  });
  const flood = fittedLines("one two three four ".repeat(9), "en", [10, 8], measure, 200);
  expect(flood.size).toBe(8);
  for (const line of flood.lines) expect(measure(line, 8)).toBeLessThanOrEqual(200);
});

test("a caption keeps a quarter of a second clear of its shot's ends and of the end card, and is never a flicker", () => {
  // It waits for the fade from black.
  expect(captionRange(examplePlan, 0)).toEqual({
    first: 12,
    end: 42,
    text: "The storm took everything but the light.",
  });
  // The card leaves eighteen frames: the words take twelve of them, after the dissolve.
  expect(captionRange(examplePlan, 2)).toMatchObject({ first: 4, end: 16 });
  const early = { ...examplePlan, end_card: { shot_id: "shot_3", start_seconds: 4.4, text: "Now", cta: null } };
  expect(captionRange(early, 2)).toBeNull();
  expect(captionAt(examplePlan, 0, 0)).toBeNull();
  expect(captionAt(examplePlan, 0, 1)).toBe("The storm took everything but the light.");
  expect(captionRange({ ...examplePlan, captions: false }, 0)).toBeNull();
});
