import { figure } from "./scene-element.ts";
import { paintSteeple } from "./shapes/parish-works.ts";

export const steeple = figure({
  id: "steeple",
  kind: "building",
  words: [
    "steeple",
    "church tower",
    "bell tower",
    "spire",
    "village church",
    "campanario",
    "clocher",
    "kirchturm",
    "glockenturm",
    "campanário",
    "campanile",
    "鐘楼",
    "尖塔",
    "钟楼",
    "गिरजा मीनार",
    "برج الكنيسة",
  ],
  height_m: 20,
  layers: ["midground", "background", "subject"],
  surroundings: ["hills"],
  box: { left: -0.5, right: 0.65, top: -1.12, bottom: 0.04 },
  shading: "flat",
  paint: paintSteeple,
});
