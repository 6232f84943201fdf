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
  expect(tellFilm(reading, "product_hero", [], () => true)).toMatch(told);
});
