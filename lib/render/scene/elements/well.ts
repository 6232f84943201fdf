import { figure } from "./scene-element.ts";
import { paintWell } from "./shapes/yards.ts";

export const well = figure({
  id: "well",
  kind: "object",
  words: [
    "well",
    "wishing well",
    "water well",
    "pozo",
    "puits",
    "ziehbrunnen",
    "poço",
    "pozzo",
    "井戸",
    "水井",
    "कुआँ",
    "بئر",
  ],
  height_m: 2.6,
  layers: ["midground", "subject", "foreground"],
  surroundings: ["field"],
  box: { left: -0.6, right: 0.6, top: -1.06, bottom: 0.05 },
  shading: "flat",
  paint: paintWell,
});
