import { expect, test } from "vitest";
import { outsideSaid, isWithin, roomWithin, withinSaid } from "./insides.ts";

const around = (raw: string, phrase: string) => {
  const start = raw.indexOf(phrase);
  return { start, end: start + phrase.length };
};

test.each([
  ["en", "Two children read in a tent", "tent", "in"],
  ["en", "A boy waits in front of a tent", "tent", null],
  ["en", "A man plays under a stone bridge", "stone bridge", "under"],
  ["de", "Ein Mann telefoniert in einer Telefonzelle", "Telefonzelle", "in"],
  ["fr", "Une femme dort dans l'avion", "avion", "in"],
  ["es", "Un taxista espera dentro de su coche", "coche", "in"],
  ["ja", "猫が車の中で寝ている", "車", "in"],
  ["ja", "猫が車の前で寝ている", "車", null],
  ["zh", "一个男孩在帐篷里看书", "帐篷", "in"],
  ["hi", "रेलगाड़ी में एक लड़की सोती है", "रेलगाड़ी", "in"],
] as const)("%s: %s", (language, raw, phrase, way) => {
  expect(withinSaid(raw, around(raw, phrase), language)).toBe(way);
});

test("who is on a bus is in it, who is on a tent is not", () => {
  expect(roomWithin("bus", "bus", "aboard")).toBe("bus_cabin");
  expect(roomWithin("tent", "tent", "aboard")).toBeNull();
  expect(isWithin("car_cabin", "car")).toBe(true);
  expect(isWithin("car_cabin", "tent")).toBe(false);
});

test.each([
  ["A boy waits in front of the old school.", "school", "en", true],
  ["Una niña baila frente al cine.", "cine", "es", true],
  ["Sie wartet gegenüber vom Rathaus.", "Rathaus", "de", true],
  ["She stands in front of him in the school.", "school", "en", false],
  ["Er steht vor ihr im Bahnhof.", "Bahnhof", "de", false],
])("%s: %s is seen from outside in %s: %s", (raw, word, language, isSeen) => {
  const start = raw.indexOf(word);
  expect(outsideSaid(raw, { start, end: start + word.length }, language)).toBe(isSeen);
});
