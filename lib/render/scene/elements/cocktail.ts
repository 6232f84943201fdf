import { figure } from "./scene-element.ts";
import { paintCocktail } from "./shapes/drinks.ts";

export const cocktail = figure({
  id: "cocktail",
  kind: "food",
  words: ["cocktail", "glass", "vaso", "copo", "グラス", "玻璃杯", "गिलास", "كوب زجاجي", "martini", "mojito", "margarita", "negroni", "highball", "smoothie", "cóctel", "batido", "verre", "mocktail", "cocktailglas", "coquetel", "bicchiere", "カクテル", "鸡尾酒", "कॉकटेल", "كوكتيل"],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.5, right: 0.55, top: -1.2, bottom: 0.12 },
  shading: "self",
  paint: paintCocktail,
});
