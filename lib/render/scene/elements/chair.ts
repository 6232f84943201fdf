import { figure } from "./scene-element.ts";
import { paintChair } from "./shapes/chairs.ts";

export const chair = figure({
  id: "chair",
  kind: "object",
  words: [
    "chair",
    "stool",
    "bench",
    "seat",
    "furniture",
    "silla",
    "banco",
    "chaise",
    "banc",
    "stuhl",
    "bank",
    "cadeira",
    "sedia",
    "椅子",
    "कुर्सी",
    "كرسي",
  ],
  height_m: 0.95,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["living_room"],
  box: { left: -1.1, right: 1.1, top: -1.04, bottom: 0.05 },
  shading: "self",
  paint: paintChair,
});
