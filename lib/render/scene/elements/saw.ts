import { figure } from "./scene-element.ts";
import { paintSaw } from "./shapes/tools.ts";

export const saw = figure({
  id: "saw",
  kind: "object",
  words: [
    "saw",
    "handsaw",
    "chainsaw",
    "serrucho",
    "scie",
    "säge",
    "serrote",
    "sega",
    "のこぎり",
    "锯子",
    "आरी",
    "منشار",
  ],
  height_m: 0.32,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["workshop"],
  box: { left: -1.0, right: 1.0, top: -1.15, bottom: 0.05 },
  shading: "self",
  paint: paintSaw,
});
