import { expect, test } from "vitest";
import { tellFilm } from "./tell-film.ts";

test.each([
  ["Wanderrucksack Alpin 28", "de", /Wanderrucksack Alpin dreht/],
  ["Sierra 45 Backpack", "en", /Sierra Backpack turns/],
  ["Tetera Lluvia 0,8 l", "es", /Tetera Lluvia gira/],
  ["WH-1000 Kopfhörer", "de", /WH-1000 Kopfhörer/],
  ["1984", "en", /1984/],
])("a figure in a name is no number of things: %s", (product_name, language, told) => {
  const reading = { about: "product" as const, language, product_name, description: "" };
  expect(tellFilm(reading, "product_hero", [], { named: true, isKnown: () => true })).toMatch(told);
});

test.each([
  ["en", "The product turns slowly in a studio."],
  ["ja", "商品がスタジオでゆっくり回る。"],
  ["ar", "يدور المنتج ببطء في استوديو."],
])("a thing whose name misleads goes without it: %s", (language, told) => {
  const reading = { about: "product" as const, language, product_name: "Mountain House", description: "" };
  expect(tellFilm(reading, "product_hero", [], { named: false, isKnown: () => true })).toBe(told);
});
