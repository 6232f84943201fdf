import { figure } from "./scene-element.ts";
import { paintBeer } from "./shapes/drinks.ts";

export const beer = figure({
  id: "beer",
  kind: "food",
  words: ["beer", "beer mug", "pint", "ale", "lager", "stout", "cerveza", "pinta", "caña", "bière", "chope", "bier", "bierkrug", "maß", "cerveja", "chope de cerveja", "birra", "boccale", "ビール", "啤酒", "बीयर", "بيرة", "جعة"],
  height_m: 0.17,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.75, right: 0.75, top: -1.1, bottom: 0.12 },
  shading: "self",
  paint: paintBeer,
});
