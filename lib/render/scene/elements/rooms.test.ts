import { expect, test } from "vitest";
import file from "#data/places/insides.json" with { type: "json" };
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { roomRows } from "#lib/places/room.ts";
import { elementOf } from "./element-catalog.ts";

test("whatever has an inside is drawn from within by a room of the catalog", () => {
  for (const { of, room } of [...file.inside, ...file.under]) {
    expect(elementOf(of).form, of).not.toBe("room");
    expect(elementOf(room).form, room).toBe("room");
  }
});

test("every room of the data is a room of the catalog", () => {
  for (const { id } of roomRows) expect(elementOf(id).kind).toBe("interior");
});

const placesOf = (raw_intent: string): string[] =>
  draftFilm({
    request: { raw_intent, duration_seconds: 8, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  }).depth_layers.flatMap(({ layers }) => layers.flatMap(({ drawn_as }) => drawn_as.map(({ element }) => element)));

test.each([
  ["Two children read a comic in a tent", "tent_inside", "tent"],
  ["Un taxista espera dentro de su coche bajo la lluvia", "car_cabin", "car"],
  ["猫が車の中で寝ている", "car_cabin", "car"],
  ["Ein Mann telefoniert nachts in einer Telefonzelle", "phone_box_inside", "phone_booth"],
])("%s: seen from within", (sentence, room, thing) => {
  const drawn = placesOf(sentence);
  expect(drawn).toContain(room);
  expect(drawn).not.toContain(thing);
});
