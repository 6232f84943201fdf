import { figure } from "./scene-element.ts";
import { paintBackpack } from "./shapes/luggage.ts";

export const backpack = figure({
  id: "backpack",
  kind: "product",
  words: [
    "backpack",
    "rucksack",
    "knapsack",
    "school bag",
    "mochila",
    "sac à dos",
    "rucksäcke",
    "zaino",
    "リュック",
    "ランドセル",
    "背包",
    "书包",
    "बस्ता",
    "حقيبة ظهر",
  ],
  height_m: 0.5,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.5, right: 0.5, top: -1.03, bottom: 0.04 },
  shading: "self",
  paint: paintBackpack,
});
