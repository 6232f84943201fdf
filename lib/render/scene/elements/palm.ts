import { figure } from "./scene-element.ts";
import { paintPalmTree } from "./shapes/tropics.ts";

export const palm = figure({
  id: "palm",
  kind: "plant",
  words: [
    "palm",
    "coconut tree",
    "palm tree",
    "banana tree",
    "palmera",
    "cocotero",
    "palmier",
    "cocotier",
    "palme",
    "palmeira",
    "coqueiro",
    "palma",
    "ヤシ",
    "椰子",
    "棕榈",
    "椰子树",
    "ताड़",
    "नारियल",
    "نخلة",
  ],
  height_m: 9,
  layers: ["midground", "background", "subject", "foreground"],
  surroundings: ["beach"],
  box: { left: -0.5, right: 0.7, top: -1.1, bottom: 0.03 },
  shading: "flat",
  paint: paintPalmTree,
});
