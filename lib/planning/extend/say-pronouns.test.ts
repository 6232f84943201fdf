import { expect, test } from "vitest";
import type { CastEntry } from "#lib/contract/screenplay.ts";
import { sayPronouns } from "./say-pronouns.ts";

const film = (language: string, name: string, kind: CastEntry["kind"] = "person") => ({
  language,
  cast: [{ id: "lead", name, kind, count: 1, looks: "", wardrobe: "", drawn_as: null }],
});

test.each([
  ["en", "keeper", "Then she looks up.", "Then the keeper looks up."],
  ["en", "Mara", "She waits, and the others wait.", "Mara waits, and the others wait."],
  ["ja", "女", "彼女は歩く。", "女は歩く。"],
  ["zh", "女人", "她走进厨房。", "女人走进厨房。"],
])("%s: the lead is named where a pronoun stood: %s, %s", (language, name, told, said) => {
  expect(sayPronouns(told, film(language, name))).toBe(said);
});

test.each([
  ["of a plural", "zh", "女人", "他们走进厨房。"],
  ["where things have a sex too", "de", "Frau", "Er folgt dem Ball."],
  ["of a part of a word", "en", "keeper", "The shed is the best there is."],
])("nothing is said out %s", (_, language, name, told) => {
  expect(sayPronouns(told, film(language, name))).toBe(told);
});

test("a lead that is nobody takes no pronoun", () => {
  expect(sayPronouns("Then he turns.", film("en", "lighthouse", "object"))).toBe("Then he turns.");
});
