import { figure } from "./scene-element.ts";
import { paintMap } from "./shapes/desk.ts";

export const map = figure({
  id: "map",
  kind: "object",
  words: ["map", "scroll", "treasure map", "parchment", "chart", "compass map", "mapa", "pergamino", "carte", "parchemin", "landkarte", "karte", "pergament", "pergaminho", "mappa", "pergamena", "地図", "巻物", "地图", "卷轴", "नक्शा", "मानचित्र", "خريطة", "مخطوطة"],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  box: { left: -1.15, right: 1.15, top: -0.95, bottom: 0.85 },
  shading: "self",
  paint: paintMap,
});
