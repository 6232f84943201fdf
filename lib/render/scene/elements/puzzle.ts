import { figure } from "./scene-element.ts";
import { paintPuzzle } from "./shapes/playroom.ts";

export const puzzle = figure({
  id: "puzzle",
  kind: "object",
  words: [
    "puzzle",
    "jigsaw",
    "jigsaw piece",
    "riddle",
    "rompecabezas",
    "puzle",
    "casse-tête",
    "rätsel",
    "quebra-cabeça",
    "rompicapo",
    "パズル",
    "拼图",
    "पहेली",
    "أحجية",
  ],
  height_m: 0.1,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.85, right: 0.95, top: -1.25, bottom: 0.1 },
  shading: "self",
  paint: paintPuzzle,
});
