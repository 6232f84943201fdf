import { describe, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

const told = (raw_intent: string): string =>
  draftFilm({ request: { raw_intent }, seed: 11, brand: null, elements: elementCards })
    .shots.map(({ description }) => description)
    .join("\n");

const intents: readonly string[] = [
  "an old clockmaker, dust in the air, forty clocks, a copper kettle, all of them wrong",
  "sharpen a kitchen knife on a whetstone, four steps, cozy",
  "harbour at dawn: ropes, gulls, shouting, cigarettes, a blue crane",
  "my grandfather's last harvest, 1978",
  "lisbon, tram 28, uphill, laundry, tiles, then suddenly the sea",
  "Spot for Kestrel, a folding e-bike, a wet bridge, no people",
];

describe("what the story left over", () => {
  test("is told in sentences, never as a list", () => {
    for (const intent of intents)
      expect(told(intent)).not.toMatch(/(?:Beside|Close to|Around|Past|With) [^.\n]{1,40}: /u);
  });

  test.each([
    [0, /copper kettle/, /forty clocks/i],
    [1, /four steps/i, /whetstone/i],
    [2, /cigarettes/i, /shouting/i],
    [3, /grandfather's last harvest/, /1978/],
    [4, /laundry/i, /uphill/i],
    [5, /Kestrel/, /bridge/],
  ])("nothing of intent %i is lost", (index, ...wanted) => {
    const text = told(intents[index] ?? "");
    for (const each of wanted) expect(text).toMatch(each);
  });

  test("a year, an absence and a number get a sentence of their own", () => {
    expect(told("my grandfather's last harvest, 1978")).toContain("It is 1978.");
    expect(told("The nurse counts the beds. Four. The doctor only has three.")).toContain("There are four of them.");
  });

  test.each([
    "Werbung für einen Rucksack aus alten Segeln, Regen, Nebel, eine leere Brücke",
    "abiti di lino bianco, scogliera, vento, uno specchio rotto",
    "清晨的港口，渔网，海鸥，一把红伞",
  ])("foreign words are quoted once: %s", (intent) => {
    const quotes = [...told(intent).matchAll(/\(“([^”]+)”\)/gu)].map(([, words = ""]) => words.toLowerCase());
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  test("style orders are obeyed, not told", () => {
    expect(told("a fox in a snowy wood, in the style of a woodcut, black and white, 4k")).not.toMatch(/woodcut|4k/i);
  });
});
