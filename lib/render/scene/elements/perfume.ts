import { figure } from "./scene-element.ts";
import { paintPerfume } from "./shapes/cosmetics.ts";

export const perfume = figure({
  id: "perfume",
  kind: "product",
  words: [
    "perfume",
    "fragrance",
    "cologne",
    "eau de parfum",
    "aftershave",
    "colonia",
    "fragancia",
    "parfum",
    "parfüm",
    "duft",
    "perfume francês",
    "fragrância",
    "profumo",
    "香水",
    "フレグランス",
    "इत्र",
    "عطر",
  ],
  height_m: 0.13,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.55, right: 0.55, top: -1.02, bottom: 0.04 },
  shading: "self",
  paint: paintPerfume,
});
