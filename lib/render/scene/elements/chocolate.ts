import { figure } from "./scene-element.ts";
import { paintChocolate } from "./shapes/dairy.ts";

export const chocolate = figure({
  id: "chocolate",
  kind: "food",
  words: [
    "chocolate",
    "chocolate bar",
    "candy",
    "truffle",
    "praline",
    "caramelo",
    "chocolat",
    "bonbon",
    "schokolade",
    "süßigkeit",
    "doce",
    "cioccolato",
    "caramella",
    "チョコレート",
    "飴",
    "巧克力",
    "糖果",
    "चॉकलेट",
    "شوكولاتة",
  ],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.75, right: 0.75, top: -1.1, bottom: 0.15 },
  shading: "self",
  paint: paintChocolate,
});
