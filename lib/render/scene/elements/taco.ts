import { figure } from "./scene-element.ts";
import { paintTaco } from "./shapes/street-food.ts";

export const taco = figure({
  id: "taco",
  kind: "food",
  words: [
    "taco",
    "tacos",
    "burrito",
    "quesadilla",
    "fajita",
    "tostada",
    "タコス",
    "塔可",
    "墨西哥卷饼",
    "टाको",
    "تاكو",
    "타코",
  ],
  height_m: 0.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["market"],
  box: { left: -1.15, right: 1.15, top: -1.3, bottom: 0.3 },
  shading: "self",
  paint: paintTaco,
});
