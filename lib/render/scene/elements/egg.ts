import { figure } from "./scene-element.ts";
import { paintEgg } from "./shapes/dairy.ts";

export const egg = figure({
  id: "egg",
  kind: "food",
  words: [
    "egg",
    "eggshell",
    "easter egg",
    "huevo",
    "œuf",
    "oeuf",
    "ei",
    "osterei",
    "ovo",
    "uovo",
    "卵",
    "たまご",
    "鸡蛋",
    "蛋",
    "अंडा",
    "بيضة",
  ],
  height_m: 0.07,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.75, right: 1.05, top: -1.1, bottom: 0.35 },
  shading: "self",
  paint: paintEgg,
});
