import { expect, test } from "vitest";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { skyBodiesIn, underSkyBodies } from "./sky-bodies.ts";

const elements = new Map(elementCards.map((card) => [card.id, card]));
const written = (raw_intent: string): Screenplay =>
  draftFilm({ request: { raw_intent }, seed: 7, brand: null, elements: elementCards }).screenplay!;
const bodies = (film: Screenplay) => [...skyBodiesIn(film, elements).values()];
const hours = (film: Screenplay) => film.places.map(({ time_of_day }) => time_of_day);

test.each([
  ["The sun rises over the hills.", "sun", "dawn"],
  ["The sun sets behind the mountains.", "sun", "golden_hour"],
  ["The moon rises over the sea.", "moon", "night"],
])("what comes or goes in the sky is seen above the horizon at its hour: %s", (sentence, body, hour) => {
  const film = written(sentence);
  const under = underSkyBodies(film, elements);
  expect(bodies(film)).toEqual([body]);
  expect(new Set(hours(under))).toEqual(new Set([hour]));
  const moved = under.shots.filter(({ acts }) => acts.length > 0);
  expect(moved.length).toBeGreaterThan(0);
  for (const { framing, present, movement } of moved)
    expect({ framing, present, movement }).toEqual({ framing: "wide", present: [], movement: "static" });
});

test("an hour that words tell stays", () => {
  const film = written("The sun rises over the hills.");
  const told = { ...film, places: film.places.map((place) => ({ ...place, time_of_day: "morning" as const })) };
  expect(new Set(hours(underSkyBodies(told, elements)))).toEqual(new Set(["morning"]));
});

test.each([
  "A farmer walks home in the evening sun.",
  "A boy opens a box with a moon on it.",
  "Dough rises in a bowl.",
])("a film in which nothing comes or goes in the sky stays as it is: %s", (sentence) => {
  const film = written(sentence);
  expect(bodies(film)).toEqual([]);
  expect(underSkyBodies(film, elements)).toBe(film);
});
