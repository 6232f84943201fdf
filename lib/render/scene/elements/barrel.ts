import { figure } from "./scene-element.ts";
import { paintBarrel } from "./shapes/gathered.ts";

export const barrel = figure({
  id: "barrel",
  kind: "object",
  words: [
    "barrel",
    "cask",
    "keg",
    "barril",
    "tonel",
    "tonneau",
    "fût",
    "fass",
    "barrica",
    "barile",
    "樽",
    "木桶",
    "पीपा",
    "برميل",
  ],
  height_m: 0.9,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["harbour"],
  box: { left: -0.5, right: 0.5, top: -1.2, bottom: 0.14 },
  shading: "self",
  paint: paintBarrel,
});
