import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { knownPlace, knownPlaces } from "./known-by.ts";

const known = (name: string, language: string) => knownPlace(name, language)?.id ?? null;

test.each([
  ["the school playground", "en", "schoolyard"],
  ["narrow bazaar alley", "en", "bazaar"],
  ["playground in a park", "en", "playground"],
  ["Mercado de flores", "es", "market"],
  ["parada de autobús", "es", "bus_stop"],
  ["Weihnachtsmarkt", "de", "christmas_market"],
  ["zugefrorene See", "de", "frozen_water"],
])("%s is known by what stands there", (name, language, id) => expect(known(name, language)).toBe(id));

test.each([
  ["parking meter", "en"],
  ["supermarket aisle", "en"],
  ["market research office", "en"],
  ["obra de teatro", "es"],
  ["puesto de trabajo", "es"],
  ["Flughafen", "de"],
  ["Verstand", "de"],
  ["Umweg", "de"],
])("%s is another place", (name, language) => expect(known(name, language)).toBeNull());

test("what a place is known by can be drawn", () => {
  const ids = new Set(elementCards.map(({ id }) => id));
  const named = knownPlaces.flatMap(({ elements = [], near = [] }) => [
    ...elements,
    ...near.map(({ element }) => element),
  ]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("a house that is known by its front has its own word over the door", () =>
  expect(knownPlace("a small bakery", "en")).toMatchObject({ id: "shop_front", word: "bakery" }));
