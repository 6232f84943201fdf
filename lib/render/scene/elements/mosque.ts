import { figure } from "./scene-element.ts";
import { paintMosque } from "./shapes/temples.ts";

export const mosque = figure({
  id: "mosque",
  kind: "building",
  words: [
    "mosque",
    "minaret",
    "dome",
    "mezquita",
    "mosquée",
    "moschee",
    "mesquita",
    "moschea",
    "モスク",
    "清真寺",
    "मस्जिद",
    "مسجد",
  ],
  height_m: 32,
  layers: ["midground", "background", "subject"],
  surroundings: ["city"],
  box: { left: -0.68, right: 0.68, top: -1.1, bottom: 0.04 },
  shading: "flat",
  paint: paintMosque,
});
