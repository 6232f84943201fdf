import { figure } from "./scene-element.ts";
import { paintBust } from "./shapes/busts.ts";

export const bust = figure({
  id: "bust",
  kind: "object",
  words: [
    "bust",
    "marble bust",
    "marble head",
    "stone head",
    "busto",
    "buste",
    "büste",
    "marmorbüste",
    "胸像",
    "半身像",
    "अर्धप्रतिमा",
    "تمثال نصفي",
    "흉상",
  ],
  height_m: 0.62,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["museum"],
  box: { left: -0.55, right: 0.55, top: -1.12, bottom: 0.1 },
  shading: "self",
  paint: paintBust,
});
