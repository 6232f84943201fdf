import { expect, test } from "vitest";
import { elementCards, namesOf } from "./element-cards.ts";
import { checkedTogether, elementRows, rowsOf } from "./element-rows.ts";

const sound = {
  id: "thing",
  height_m: 1,
  layers: ["subject"],
  box: { left: -1, right: 1, top: -1, bottom: 0 },
};

test("a row that says no more stands on the ground as a figure", () => {
  expect(rowsOf("object", [sound])[0]).toMatchObject({ kind: "object", form: "figure", stands: "ground" });
});

test("an ill-formed row throws with its file and what is wrong", () => {
  expect(() => rowsOf("object", [{ ...sound, id: "Thing" }])).toThrow(/object\.json.*snake case/s);
  expect(() => rowsOf("object", [{ ...sound, height_m: 0 }])).toThrow(/height_m/);
  expect(() => rowsOf("object", [{ ...sound, box: { ...sound.box, left: 1 } }])).toThrow(/empty box/);
  expect(() => rowsOf("object", [{ ...sound, words: ["thing"] }])).toThrow(/words/);
  expect(() => rowsOf("object", [{ ...sound, cycle: "dancing" }])).toThrow(/thing.*dancing/);
});

test("doubled rows and unknown surroundings throw with the id", () => {
  const [thing] = rowsOf("object", [sound]);
  expect(() => checkedTogether([thing!, thing!])).toThrow(/thing: defined twice/);
  expect(() => checkedTogether([{ ...thing!, surroundings: ["nowhere"] }])).toThrow(/nowhere/);
});

test("ill-formed names throw with the language and the name", () => {
  const ids = new Set(["thing", "other"]);
  expect(() => namesOf("xx", { nobody: ["x"] }, ids)).toThrow(/xx\.json.*nobody/);
  expect(() => namesOf("xx", { thing: ["Thing"] }, ids)).toThrow(/Thing must be lower case/);
  expect(() => namesOf("xx", { thing: ["one"], other: ["one"] }, ids)).toThrow(/one stands for thing and other/);
});

test("every element has an English name", () => {
  expect(elementCards.filter(({ names }) => !names["en"]).map(({ id }) => id)).toEqual([]);
  expect(elementCards).toHaveLength(elementRows.length);
});

/** What a word means in one language, by the lists alone. */
const meant = (language: string, word: string): string | undefined =>
  elementCards.find(({ names }) => names[language]?.includes(word))?.id;

test("a word counts in its own language only", () => {
  expect([meant("en", "coin"), meant("fr", "coin")]).toEqual(["coin", undefined]);
  expect([meant("fr", "lit"), meant("en", "lit")]).toEqual(["bed", undefined]);
  expect([meant("de", "karte"), meant("fr", "carte")]).toEqual(["map", "map"]);
  expect([meant("fr", "pain"), meant("en", "pain")]).toEqual(["bread", undefined]);
});
