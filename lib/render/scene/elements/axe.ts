import { figure } from "./scene-element.ts";
import { paintAxe } from "./shapes/tools.ts";

export const axe = figure({
  id: "axe",
  kind: "object",
  words: [
    "axe",
    "hatchet",
    "tomahawk",
    "hacha",
    "hache",
    "axt",
    "beil",
    "machado",
    "ascia",
    "scure",
    "斧",
    "斧头",
    "कुल्हाड़ी",
    "فأس",
  ],
  height_m: 0.7,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["forest"],
  box: { left: -0.35, right: 0.55, top: -1.08, bottom: 0.06 },
  shading: "self",
  paint: paintAxe,
});
