import { figure } from "./scene-element.ts";
import { paintFalls } from "./shapes/falls.ts";

export const waterfall = figure({
  id: "waterfall",
  kind: "water",
  words: [
    "waterfall",
    "cascade",
    "falls",
    "cascada",
    "catarata",
    "chute d'eau",
    "wasserfall",
    "cachoeira",
    "cascata",
    "滝",
    "瀑布",
    "झरना",
    "شلال",
  ],
  height_m: 30,
  layers: ["midground", "background"],
  surroundings: ["cliff"],
  box: { left: -0.85, right: 0.85, top: -1.02, bottom: 0.1 },
  shading: "flat",
  ground: "rock",
  cycle: () => ({ frames: 16, seconds: 1.1 }),
  paint: paintFalls,
});
