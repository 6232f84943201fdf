import { figure } from "./scene-element.ts";
import { paintBag } from "./shapes/goods.ts";

export const bag = figure({
  id: "bag",
  kind: "product",
  words: ["bag", "handbag", "backpack", "purse", "tote", "sack", "rucksack", "wallet", "bolso", "mochila", "bolsa", "sac", "sac à main", "tasche", "handtasche", "borsa", "zaino", "鞄", "バッグ", "リュック", "包", "背包", "手提包", "बैग", "थैला", "حقيبة"],
  height_m: 0.38,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.65, right: 0.65, top: -1.04, bottom: 0.03 },
  paint: paintBag,
});
