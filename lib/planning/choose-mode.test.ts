import { expect, test } from "vitest";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { chooseMode } from "./choose-mode.ts";
import { readIntent } from "./intent/read-intent.ts";
import { modeCards } from "./modes/mode-catalog.ts";
import { freshSentences, heldOutSentences, type ModeSentence, tunedSentences } from "./testing/mode-sentences.ts";
import { readTrainingExamples, readTuneExamples } from "./testing/read-mode-examples.ts";

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

const tune = readTuneExamples();
const english = tune.filter(({ language }) => language === "en");
const foreign = tune.filter(({ language }) => language !== "en");

test("no sentence of the tune split is trained on", () => {
  const trained = new Set(readTrainingExamples().map(({ text }) => text.toLowerCase()));
  expect(tune.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([]);
  expect(new Set(tune.map(({ language }) => language)).size).toBe(10);
});

test.each([
  ["English", english, 0.6, 0.75],
  ["nine languages", foreign, 0.5, 0.65],
] as const)("sentences never trained on find their mode: %s", (_name, sentences, primaryFloor, eitherFloor) => {
  const share = (holds: (choice: ReturnType<typeof choose>, modes: readonly string[]) => boolean) =>
    sentences.filter(({ text, modes }) => holds(choose(text), modes)).length / sentences.length;
  expect(share(({ primary }, modes) => modes.includes(primary))).toBeGreaterThanOrEqual(primaryFloor);
  expect(
    share(({ primary, secondary }, modes) => modes.includes(primary) || modes.includes(secondary)),
  ).toBeGreaterThanOrEqual(eitherFloor);
});

test("a wrong choice is more often admitted as unsure than a right one", () => {
  const choices = [...english, ...freshSentences].map(({ text, modes }) => ({ modes, ...choose(text) }));
  const unsure = (list: typeof choices) =>
    list.filter(({ reason }) => /confidence is low/iu.test(reason)).length / list.length;
  const wrong = choices.filter(({ modes, primary }) => !modes.includes(primary));
  const right = choices.filter(({ modes, primary }) => modes.includes(primary));
  expect(unsure(wrong)).toBeGreaterThan(unsure(right));
  expect(unsure(wrong)).toBeGreaterThanOrEqual(0.4);
});

test("the reason quotes the user's words, not their translation", () => {
  const { reason } = choose("Passi nel corridoio, ma la casa è vuota");
  const quoted = [...reason.matchAll(/“([^”]+)”/gu)].map((match) => match[1] ?? "");
  expect(quoted.length).toBeGreaterThan(0);
  for (const word of quoted) expect("Passi nel corridoio, ma la casa è vuota").toContain(word);
});

test("the secondary is always another mode and the choice is repeatable", () => {
  for (const { text } of tunedSentences.filter((_sentence, index) => index % 4 === 0))
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

test.each(["...", "blorp", "42"])("%s has no strong cue and says so", (text) => {
  expect(choose(text).reason).toMatch(/^No strong cue; .* Confidence is low\.$/u);
});

test("a word that decides nothing is told with low confidence", () => {
  expect(choose("thing").reason).toMatch(/confidence is low/iu);
});

test("a brand speaks for the modes that sell", () => {
  const probability = (brand: boolean) =>
    choose("people on bicycles", "auto", brand).scores.find((entry) => entry.mode === "brand_anthem")?.score ?? 0;
  expect(probability(true)).toBeGreaterThan(probability(false));
});
