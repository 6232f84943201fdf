import { figure } from "./scene-element.ts";
import { paintPencil } from "./shapes/desk.ts";

export const pencil = figure({
  id: "pencil",
  kind: "object",
  words: ["pencil", "pen", "fountain pen", "crayon", "marker", "chalk", "ink", "lápiz", "pluma estilográfica", "bolígrafo", "tinta", "crayon à papier", "stylo", "encre", "bleistift", "füller", "stift", "tinte", "caneta", "tinta preta", "matita", "penna", "inchiostro", "鉛筆", "ペン", "铅笔", "钢笔", "笔", "पेंसिल", "कलम", "قلم", "قلم رصاص", "حبر"],
  height_m: 0.18,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["office"],
  box: { left: -0.5, right: 0.5, top: -1.0, bottom: 0.1 },
  shading: "self",
  paint: paintPencil,
});
