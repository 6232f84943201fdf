import { expect, test } from "vitest";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { chooseMode } from "./choose-mode.ts";
import { readIntent } from "./intent/read-intent.ts";
import { modeCards } from "./modes/mode-catalog.ts";
import { freshSentences, heldOutSentences, type ModeSentence, tunedSentences } from "./testing/mode-sentences.ts";

const choose = (text: string, requested: Parameters<typeof chooseMode>[1] = "auto", brand = false) =>
  chooseMode(readIntent(text, elementCards), requested, brand, modeCards);
const accuracy = (sentences: readonly ModeSentence[], hit: (sentence: ModeSentence) => boolean) =>
  sentences.filter(hit).length / sentences.length;

test("the table covers every mode in ten languages and more", () => {
  const all = [...tunedSentences, ...heldOutSentences];
  expect(new Set(all.map((sentence) => sentence.language)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(all.map((sentence) => sentence.modes[0]))).toEqual(new Set(directorModes));
});

test("tuned sentences find their mode", () => {
  const misses = tunedSentences.filter(({ text, modes }) => !modes.includes(choose(text).primary));
  expect(misses.length / tunedSentences.length, misses.map((miss) => miss.text).join("\n")).toBeLessThanOrEqual(0.08);
});

test("sentences kept out of the tuning find their mode", () => {
  expect(accuracy(heldOutSentences, ({ text, modes }) => modes.includes(choose(text).primary))).toBeGreaterThanOrEqual(
    0.6,
  );
  expect(
    accuracy(heldOutSentences, ({ text, modes }) => {
      const { primary, secondary } = choose(text);
      return modes.includes(primary) || modes.includes(secondary);
    }),
  ).toBeGreaterThanOrEqual(0.75);
});

test("where no word decides, low confidence is said rather than a guess", () => {
  const missed = freshSentences
    .map(({ text, modes }) => ({ modes, ...choose(text) }))
    .filter((choice) => !choice.modes.includes(choice.primary));
  const admitted = missed.filter((choice) => /confidence is low/iu.test(choice.reason));
  expect(missed.length).toBeGreaterThan(0);
  expect(admitted.length / missed.length).toBeGreaterThanOrEqual(0.4);
});

test("the secondary is always another mode and the choice is repeatable", () => {
  for (const { text } of [...tunedSentences, ...heldOutSentences])
    for (const requested of ["auto", ...directorModes] as const) {
      const choice = choose(text, requested);
      expect(choice.secondary).not.toBe(choice.primary);
      expect(choose(text, requested)).toEqual(choice);
    }
});

test("the reason quotes the intent", () => {
  const choice = choose("A detective follows a shadow down a wet alley");
  expect(choice.primary).toBe("suspense_noir");
  expect(choice.reason).toContain("“detective”");
});

test("a request is obeyed and said", () => {
  const choice = choose("How to repot a cactus", "suspense_noir");
  expect(choice.primary).toBe("suspense_noir");
  expect(choice.reason).toMatch(/^You asked for suspense noir\./u);
  expect(choice.reason).toContain("explainer demo");
});

test.each(["...", "thing", "blorp", "42"])("%s has no strong cue and says so", (text) => {
  expect(choose(text).reason).toMatch(/^No strong cue; defaulting to /u);
});

test("a brand speaks for the modes that sell", () => {
  const rank = (brand: boolean) =>
    choose("people on bicycles", "auto", brand).scores.findIndex((entry) => entry.mode === "brand_anthem");
  expect(rank(true)).toBeLessThan(rank(false));
});
