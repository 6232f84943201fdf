import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

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
    "farol",
    "灯台",
    "灯塔",
    "प्रकाशस्तंभ",
    "منارة",
    "فنار",
  ],
  height_m: 24,
  layers: ["midground", "background", "subject"],
  surroundings: ["cliff", "sea"],
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
