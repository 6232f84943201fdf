import { expect, test } from "vitest";
import { plainColour } from "./plain-colours.ts";

test.each([
  ["A woman in red dances on stage.", "woman", "en", "red dress"],
  ["A woman dressed all in black, waits.", "woman", "en", "jet dress"],
  ["Una mujer vestida de rojo canta.", "mujer vestida de rojo", "es", "red dress"],
  ["A woman in red shoes dances.", "woman", "en", null],
  ["A woman in red light sings.", "woman", "en", null],
  ["Eine Frau in roten Schuhen tanzt.", "Frau", "de", null],
  ["Una mujer de pelo negro camina.", "mujer", "es", null],
])("%s: %s (%s) wears %s", (text, name, language, garment) => {
  const told = plainColour(text, name, { language, who: "woman" });
  expect(told?.split(" ").at(-1) ?? null).toBe(garment?.split(" ").at(-1) ?? null);
});
