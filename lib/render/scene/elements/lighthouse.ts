import { figure } from "./scene-element.ts";
import { paintLight } from "./shapes/landmarks.ts";

export const lighthouse = figure({
  id: "lighthouse",
  kind: "building",
  words: [
    "lighthouse",
    "beacon",
    "light tower",
    "faro",
    "phare",
    "leuchtturm",
    "灯台",
    "灯塔",
    "प्रकाशस्तंभ",
    "منارة",
    "فنار",
  ],
  height_m: 24,
  layers: ["midground", "background", "subject"],
  surroundings: ["cliff", "sea"],
  box: { left: -0.2, right: 0.2, top: -1.02, bottom: 0.03 },
  shading: "flat",
  paint: paintLight,
});
