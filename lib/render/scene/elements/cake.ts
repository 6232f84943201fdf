import { figure } from "./scene-element.ts";
import { paintCake } from "./shapes/baking.ts";

export const cake = figure({
  id: "cake",
  kind: "food",
  words: ["cake", "pie", "birthday cake", "wedding cake", "cupcake", "muffin", "pancake", "tart", "dessert", "cheesecake", "brownie", "pastel", "tarta", "postre", "gâteau", "tarte", "kuchen", "torte", "nachtisch", "bolo", "torta", "sobremesa", "ケーキ", "デザート", "蛋糕", "甜点", "केक", "मिठाई", "كعكة", "حلوى"],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.95, right: 0.95, top: -1.3, bottom: 0.3 },
  shading: "self",
  paint: paintCake,
});
