import { figure } from "./scene-element.ts";
import { paintWaterfall } from "./shapes/waters.ts";

export const waterfall = figure({
  id: "waterfall",
  kind: "water",
  words: ["waterfall", "cascade", "falls", "fountain", "cascada", "catarata", "fuente", "chute d'eau", "fontaine", "wasserfall", "springbrunnen", "cachoeira", "cascata", "fonte", "fontana", "滝", "噴水", "瀑布", "喷泉", "झरना", "شلال", "نافورة"],
  height_m: 30,
  layers: ["midground", "background"],
  surroundings: ["cliff"],
  box: { left: -0.85, right: 0.85, top: -1.02, bottom: 0.1 },
  shading: "flat", ground: "rock", cycle: () => ({ frames: 16, seconds: 1.1 }),
  paint: paintWaterfall,
});
