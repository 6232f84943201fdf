import { figure } from "./scene-element.ts";
import { paintFlag } from "./shapes/outdoor-play.ts";

export const flag = figure({
  id: "flag",
  kind: "object",
  words: [
    "flag",
    "banner",
    "pennant",
    "bandera",
    "drapeau",
    "fahne",
    "flagge",
    "bandeira",
    "bandiera",
    "旗",
    "国旗",
    "旗帜",
    "झंडा",
    "علم",
  ],
  height_m: 1.6,
  layers: ["subject", "midground", "foreground", "background"],
  box: { left: -0.65, right: 0.6, top: -1.06, bottom: 0.05 },
  shading: "self",
  cycle: () => ({ frames: 12, seconds: 1.5 }),
  paint: paintFlag,
});
