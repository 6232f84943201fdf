import { expect, test } from "vitest";
import { roomNamed } from "./insides.ts";
import { perchNamed } from "./perches.ts";

test.each([
  ["en", "mossy stone wall", "on", "low_wall"],
  ["en", "mossy stone wall", "inside", null],
  ["de", "parkbank", "on", "chair"],
  ["de", "first eines roten ziegeldachs", "on", "tiled_roof"],
  ["es", "umbral de una casa encalada", "on", "doorstep"],
  ["fr", "une treille", "under", "pergola"],
  ["ja", "木造の家の梁", "on", "timber_beam"],
  ["ja", "屋台", "inside", "food_stall"],
  ["hi", "आम के पेड़ की डाल", "on", "bough"],
  ["en", "wallpaper", "on", null],
] as const)("%s: %s, %s", (language, name, relation, element) => {
  expect(perchNamed(name, relation, language)?.element ?? null).toBe(element);
});

test.each([
  ["de", "speisewagen eines nachtzugs", "dining_car"],
  ["es", "asiento trasero de un coche viejo", "car_cabin"],
  ["hi", "ट्रक के केबिन", "truck_cab"],
  ["ja", "キャンピングカー", "camper_inside"],
  ["en", "garden", null],
  ["en", "car park", null],
  ["en", "school garden", null],
  ["en", "stable of the old farm", "stable"],
  ["en", "window of the bus", null],
  ["en", "monk's cell", "monks_cell"],
  ["de", "fenster der kirche", null],
  ["es", "ventana del autobús", null],
  ["es", "piscina cubierta", "indoor_pool"],
] as const)("%s: in %s", (language, name, room) => {
  expect(roomNamed(name, language)).toBe(room);
});

test("one is in a bank, and on the bank of a river", () => {
  expect(roomNamed("bank", "en")).toBe("bank_hall");
  expect(roomNamed("bank", "en", "on")).toBeNull();
});
