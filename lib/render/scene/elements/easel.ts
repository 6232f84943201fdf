import { figure } from "./scene-element.ts";
import { paintEasel } from "./shapes/pictures.ts";

export const easel = figure({
  id: "easel",
  kind: "object",
  words: [
    "easel",
    "canvas",
    "artwork",
    "masterpiece",
    "caballete",
    "lienzo",
    "chevalet",
    "toile",
    "staffelei",
    "leinwand",
    "cavalete",
    "tela",
    "cavalletto",
    "イーゼル",
    "キャンバス",
    "画架",
    "画布",
    "चित्रफलक",
    "حامل لوحات",
  ],
  height_m: 1.7,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.55, right: 0.55, top: -1.08, bottom: 0.12 },
  shading: "self",
  paint: paintEasel,
});
