import { expect, test } from "vitest";
import { asksForAll, readSearch, searchInput, searchQuery } from "./film-search.ts";

test("what is searched for survives the address, and nothing is asked for where nothing is said", () => {
  const search = { words: "fog & sea", shelf: "live", brand: "north-roast", mode: "product_hero" } as const;
  expect(readSearch(new URLSearchParams(searchQuery(search)))).toEqual(search);
  expect(searchInput({ ...search, words: "  fog " })).toEqual({
    search: "fog",
    shelf: "live",
    brand_id: "north-roast",
    director_mode: "product_hero",
  });
  const all = readSearch(new URLSearchParams());
  expect([searchQuery(all), searchInput(all), asksForAll(all)]).toEqual(["", {}, true]);
  expect(asksForAll(search)).toBe(false);
});

test("an address that somebody wrote by hand asks for no shelf or mode that is not there", () => {
  const read = readSearch(new URLSearchParams(`shelf=attic&mode=x&search=${"a".repeat(500)}`));
  expect([read.shelf, read.mode, read.words.length]).toEqual(["all", null, 200]);
});
