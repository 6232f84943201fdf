import { figure } from "./scene-element.ts";
import { paintRacket } from "./shapes/rackets.ts";

export const racket = figure({
  id: "racket",
  kind: "object",
  words: [
    "racket",
    "racquet",
    "tennis racket",
    "tennis racquet",
    "badminton racket",
    "raqueta",
    "raquette",
    "tennisschläger",
    "schläger",
    "raquete",
    "racchetta",
    "ラケット",
    "球拍",
    "网球拍",
    "रैकेट",
    "مضرب",
  ],
  height_m: 0.72,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stadium"],
  box: { left: -0.55, right: 0.55, top: -1.08, bottom: 0.15 },
  shading: "self",
  paint: paintRacket,
});
