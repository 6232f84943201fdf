import { expect, test } from "vitest";
import { groundIn, isDenied, isUnderfoot, isWet, isWindowless } from "./grounds.ts";

test.each([
  ["en", "A man slips on ice", "ice"],
  ["en", "A boy walks on wet cobblestones at night", "cobbles"],
  ["en", "A girl puts a spoon on ice cream", null],
  ["de", "Ein Kind spielt im Laub", "leaves"],
  ["fr", "Un enfant marche sur le carrelage", "tiles"],
  ["es", "Una bailarina gira sobre el suelo de madera", "wood"],
  ["ja", "老人が畳の上で眠る", "tatami"],
  ["zh", "孩子在沙滩上玩", "sand"],
  ["en", "A woman reads a book", null],
] as const)("%s: %s", (language, sentence, ground) => {
  expect(groundIn(sentence, language)?.ground ?? null).toBe(ground);
});

test("a name is that of what is underfoot only where it ends in it", () => {
  expect(isUnderfoot("wooden floor", "en")).toBe(true);
  expect(isUnderfoot("floor lamp", "en")).toBe(false);
  expect(isUnderfoot("suelo de madera", "es")).toBe(true);
});

test("what is kept out is told from what is there", () => {
  const raw = "Ein Mann sitzt in einem Raum ohne Fenster";
  const start = raw.indexOf("Fenster");
  expect(isDenied(raw, { start, end: raw.length }, "de")).toBe(true);
  expect(isDenied(raw, { start: 4, end: 8 }, "de")).toBe(false);
  expect(isWindowless(raw, "de")).toBe(true);
  expect(isWet("wet cobblestones", "en")).toBe(true);
});
