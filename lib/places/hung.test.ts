import { expect, it } from "vitest";
import { isHung } from "./hung.ts";

it.each([
  ["en", "A map hangs behind the teacher.", "map", "map", true],
  ["en", "An old clock on the wall strikes twelve.", "clock", "clock", true],
  ["de", "Hinter ihr hängt eine Landkarte.", "map", "landkarte", true],
  ["es", "Un cuadro cuelga sobre la cama.", "picture_frame", "cuadro", true],
  ["ja", "壁に地図がある。", "map", "地図", true],
  ["hi", "दीवार पर घड़ी है।", "clock", "घड़ी", true],
  ["en", "A captain unrolls a map on the table.", "map", "map", false],
  ["en", "A lamp hangs over the table.", "lamp", "lamp", false],
] as const)("%s: %s", (language, text, element, name, hangs) => {
  expect(isHung(element, [name], text, language)).toBe(hangs);
});
