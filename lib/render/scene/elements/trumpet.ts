import { figure } from "./scene-element.ts";
import { paintTrumpet } from "./shapes/instruments.ts";

export const trumpet = figure({
  id: "trumpet",
  kind: "object",
  words: ["trumpet", "saxophone", "trombone", "horn", "cornet", "brass instrument", "bugle", "trompeta", "saxofón", "trompette", "saxophon", "trompete", "saxofone", "tromba", "sassofono", "トランペット", "サックス", "小号", "萨克斯", "तुरही", "بوق"],
  height_m: 0.5,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -1.05, right: 1.1, top: -1.0, bottom: 0.15 },
  shading: "self",
  paint: paintTrumpet,
});
