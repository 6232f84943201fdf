import { figure } from "./scene-element.ts";
import { paintCompass } from "./shapes/compasses.ts";

export const compass = figure({
  id: "compass",
  kind: "object",
  words: [
    "compass",
    "pocket compass",
    "sundial",
    "astrolabe",
    "brújula",
    "boussole",
    "kompass",
    "bússola",
    "bussola",
    "コンパス",
    "羅針盤",
    "指南针",
    "罗盘",
    "कम्पास",
    "بوصلة",
    "나침반",
  ],
  height_m: 0.09,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["mountains"],
  box: { left: -0.8, right: 0.8, top: -1.75, bottom: 0.64 },
  shading: "self",
  paint: paintCompass,
});
