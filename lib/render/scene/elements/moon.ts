import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

export const moon = figure({
  id: "moon",
  kind: "sky",
  words: [
    "moon",
    "full moon",
    "moonlight",
    "crescent",
    "luna",
    "lune",
    "mond",
    "vollmond",
    "lua",
    "月",
    "満月",
    "月亮",
    "चाँद",
    "चंद्रमा",
    "قمر",
  ],
  height_m: 10,
  layers: ["sky", "background", "subject"],
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
