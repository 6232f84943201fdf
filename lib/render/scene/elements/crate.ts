import { figure } from "./scene-element.ts";
import { paintCrate } from "./shapes/gathered.ts";

export const crate = figure({
  id: "crate",
  kind: "object",
  words: [
    "crate",
    "wooden box",
    "cardboard box",
    "pallet",
    "cajón",
    "caja de madera",
    "caisse",
    "cageot",
    "holzkiste",
    "pappkarton",
    "caixote",
    "cassa",
    "cassetta",
    "木箱",
    "段ボール",
    "纸箱",
    "लकड़ी का डिब्बा",
    "صندوق خشبي",
  ],
  height_m: 0.5,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["workshop"],
  box: { left: -1.05, right: 1.05, top: -1.25, bottom: 0.4 },
  shading: "self",
  paint: paintCrate,
});
