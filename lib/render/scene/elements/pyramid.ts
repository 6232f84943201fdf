import { figure } from "./scene-element.ts";
import { paintPyramid } from "./shapes/sand-works.ts";

export const pyramid = figure({
  id: "pyramid",
  kind: "building",
  words: [
    "pyramid",
    "pyramids",
    "ziggurat",
    "giza",
    "pirámide",
    "pirámides",
    "pyramide",
    "pyramides",
    "pyramiden",
    "pirâmide",
    "pirâmides",
    "piramide",
    "piramidi",
    "ピラミッド",
    "金字塔",
    "पिरामिड",
    "هرم",
    "أهرامات",
    "الأهرامات",
  ],
  height_m: 120,
  layers: ["background", "midground", "subject"],
  surroundings: ["dunes"],
  box: { left: -1.25, right: 1.25, top: -1.06, bottom: 0.12 },
  shading: "self",
  paint: paintPyramid,
});
