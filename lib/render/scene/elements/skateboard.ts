import { figure } from "./scene-element.ts";
import { paintSkateboard } from "./shapes/cycles.ts";

export const skateboard = figure({
  id: "skateboard",
  kind: "product",
  words: [
    "skateboard",
    "longboard",
    "skate",
    "monopatín",
    "planche à roulettes",
    "skateboards",
    "prancha de skate",
    "tavola da skate",
    "スケートボード",
    "滑板",
    "स्केटबोर्ड",
    "لوح تزلج",
  ],
  height_m: 0.13,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["street"],
  box: { left: -3.05, right: 3.05, top: -1.05, bottom: 0.1 },
  shading: "self",
  paint: paintSkateboard,
});
