import { skyObject } from "./scene-element.ts";
import { paintMoon } from "./shapes/heavens.ts";

export const moon = skyObject({
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
  box: { left: -0.4, right: 0.4, top: -0.4, bottom: 0.4 },
  paint: paintMoon,
});
