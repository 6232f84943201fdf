import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { dictionaryKind, nearestElement, sexOfNoun } from "./noun-senses.ts";

test.each([
  ["condemnation", "idea"],
  ["restatement", "idea"],
  ["eyeball", "body"],
  ["terriers", "animal"],
  ["minestrone", "food"],
  ["toaster", "machine"],
  ["milliner", "person"],
  ["drum serenade", "sound"],
])("what a noun is: %s", (noun, kind) => expect(dictionaryKind(noun)).toBe(kind));

test("no dictionary has a made-up word", () => expect(dictionaryKind("frobnicator")).toBeNull());

test.each([
  ["dachshund", "dog"],
  ["trawlermen", null],
  ["rowan", "tree"],
  ["cutlass", "sword"],
  ["valise", "suitcase"],
  // A control of any sort is no gamepad, what is worn is not all one shirt, and a bandage is none of our things.
  ["faucet", null],
  ["mitten", null],
  ["bandage", null],
])("what draws a noun that no element is named after: %s", (noun, element) =>
  expect(nearestElement(noun)).toBe(element),
);

test("everything that draws a noun is an element", async () => {
  const { default: file } = await import("#data/knowledge/noun-senses.json", { with: { type: "json" } });
  const ids = new Set(elementCards.map(({ id }) => id));
  expect(Object.keys(file.drawn_as).filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ["nanny", "female"],
  ["uncle", "male"],
  ["countess", "female"],
  ["stepbrother", "male"],
  ["surgeon", null],
  ["teenager", null],
])("the sex that a noun tells: %s", (noun, sex) => expect(sexOfNoun(noun)).toBe(sex));
