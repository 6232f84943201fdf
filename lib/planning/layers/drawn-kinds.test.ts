import { expect, test } from "vitest";
import { madeOf, materialSaid, variantsSaid } from "./drawn-kinds.ts";

const lock = (phrase: string) => `${phrase}, about 0.2 m high, the same in every shot`;

test.each([
  ["kettle", "a copper kettle", "copper"],
  ["bowl", "the golden bowl", "gold"],
  ["bust", "a small marble bust", "marble"],
  ["marble bust", "a marble bust", "marble"],
  ["silla", "una silla de cuero", "leather"],
  ["reloj", "un reloj de latón", "brass"],
])("%s of %j is made of %s", (noun, phrase, material) => expect(materialSaid(noun, lock(phrase))).toBe(material));

test.each([
  ["kettle", "a kettle on a copper tray's side, gold"],
  ["kettle", "a blue kettle"],
  ["kettle", "a kettle or two"],
  ["bread", "a golden bread"],
  ["brass", "brass"],
  ["", ""],
])("%s of %j has no material of its own", (noun, phrase) =>
  expect(materialSaid(noun, lock(phrase.replace(/ on a .*$/u, "")))).toBeNull(),
);

test.each([
  ["bread", "croissant", "en", "croissant"],
  ["bread", "galletas", "es", "cookie"],
  ["bird", "カラス", "ja", "crow"],
  ["tree", "Birke", "de", "birch_trees"],
  ["dog", "husky", "en", "husky"],
])("%s called %j (%s) is a %s", (element, noun, language, variant) =>
  expect(variantsSaid(element, noun, "", "", language)).toContain(variant),
);

test("a word inside another is no variant, and an element only has its own", () => {
  expect(variantsSaid("truck", "caravan of traders", "", "", "en")).not.toContain("van");
  expect(variantsSaid("cup", "croissant", "", "", "en")).toEqual([]);
});

test("what is told of the looks counts where the looks may tell it", () => {
  expect(variantsSaid("tree", "tree", "a tree in late autumn", "", "en")).toContain("autumn");
  expect(variantsSaid("dog", "dog", "a dog beside a husky", "", "en")).toEqual([]);
});

test.each([
  ["brass lantern", "en", "brass"],
  ["मिट्टी का घड़ा", "hi", "clay"],
  ["木の船", "ja", "wood"],
  ["carretilla oxidada de hierro", "es", "iron"],
  ["red verde", "es", null],
])("reads what a thing is made of in its own words: %s", (told, language, material) => {
  expect(madeOf(told, language)).toBe(material);
});
