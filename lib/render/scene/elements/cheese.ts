import { figure } from "./scene-element.ts";
import { paintCheese } from "./shapes/baking.ts";

export const cheese = figure({
  id: "cheese",
  kind: "food",
  words: ["cheese", "cheddar", "parmesan", "brie", "butter", "queso", "mantequilla", "fromage", "beurre", "käse", "butterstück", "queijo", "manteiga", "formaggio", "チーズ", "バター", "奶酪", "黄油", "पनीर", "मक्खन", "جبن", "زبدة"],
  height_m: 0.14,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.35, right: 1.35, top: -1.05, bottom: 0.6 },
  shading: "self",
  paint: paintCheese,
});
