import { figure } from "./scene-element.ts";
import { paintKeyboard } from "./shapes/screens.ts";

export const keyboard = figure({
  id: "keyboard",
  kind: "product",
  words: [
    "keyboard",
    "mechanical keyboard",
    "teclado",
    "clavier",
    "tastatur",
    "tastiera",
    "キーボード",
    "键盘",
    "कीबोर्ड",
    "لوحة مفاتيح",
  ],
  height_m: 0.05,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["office"],
  box: { left: -3.2, right: 3.2, top: -1.04, bottom: 0.1 },
  shading: "self",
  paint: paintKeyboard,
});
