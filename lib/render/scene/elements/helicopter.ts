import { figure } from "./scene-element.ts";
import { paintHelicopter } from "./shapes/aircraft.ts";

export const helicopter = figure({
  id: "helicopter",
  kind: "vehicle",
  words: [
    "helicopter",
    "chopper helicopter",
    "helicóptero",
    "hélicoptère",
    "hubschrauber",
    "helikopter",
    "elicottero",
    "ヘリコプター",
    "直升机",
    "हेलीकॉप्टर",
    "مروحية",
    "هليكوبتر",
  ],
  height_m: 3.6,
  layers: ["subject", "midground", "background"],
  box: { left: -1.85, right: 1.65, top: -1.06, bottom: 0.02 },
  shading: "flat",
  stands: "air",
  cycle: () => ({ frames: 6, seconds: 0.4 }),
  paint: paintHelicopter,
});
