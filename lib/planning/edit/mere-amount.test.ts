import { expect, test } from "vitest";
import { isMereAmount } from "./mere-amount.ts";

test.each([
  ["en", "light", "only a little light"],
  ["en", "light", "light"],
  ["de", "Licht", "nur wenig Licht"],
  ["es", "luz", "poca luz"],
  ["fr", "lumière", "peu de lumière"],
])("%s: %s in `%s` tells how much there is", (language, head, phrase) => {
  expect(isMereAmount({ head, phrase }, language)).toBe(true);
});

test.each([
  ["en", "light", "a light"],
  ["en", "light", "two light"],
  ["en", "lights", "the lights"],
  ["en", "lamp", "little lamp"],
  ["de", "Licht", "ein Licht"],
  ["fr", "lumière", "une lumière"],
])("%s: %s in `%s` is a thing", (language, head, phrase) => {
  expect(isMereAmount({ head, phrase }, language)).toBe(false);
});
