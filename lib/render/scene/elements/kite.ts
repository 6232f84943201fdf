import { figure } from "./scene-element.ts";
import { paintKite } from "./shapes/outdoor-play.ts";

export const kite = figure({
  id: "kite",
  kind: "object",
  words: [
    "kite",
    "paper plane",
    "ribbon",
    "cometa de papel",
    "cerf-volant",
    "drachen",
    "pipa",
    "aquilone",
    "凧",
    "紙飛行機",
    "风筝",
    "पतंग",
    "طائرة ورقية",
  ],
  height_m: 1,
  layers: ["subject", "midground", "background"],
  surroundings: ["field"],
  box: { left: -0.95, right: 0.95, top: -1.1, bottom: 0.2 },
  shading: "self",
  stands: "air",
  cycle: () => ({ frames: 12, seconds: 1.6 }),
  paint: paintKite,
});
