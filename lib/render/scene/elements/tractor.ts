import { figure } from "./scene-element.ts";
import { paintTractor } from "./shapes/field-cars.ts";
import { rolling } from "./shapes/road-parts.ts";

export const tractor = figure({
  id: "tractor",
  kind: "vehicle",
  words: [
    "tractor",
    "harvester",
    "tracteur",
    "traktor",
    "trekker",
    "mähdrescher",
    "trator",
    "trattore",
    "cosechadora",
    "トラクター",
    "拖拉机",
    "ट्रैक्टर",
    "جرار",
  ],
  height_m: 2.6,
  layers: ["subject", "midground", "background"],
  surroundings: ["field"],
  box: { left: -0.95, right: 0.85, top: -1.04, bottom: 0.05 },
  shading: "flat",
  cycle: rolling,
  paint: paintTractor,
});
