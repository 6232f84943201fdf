import { figure } from "./scene-element.ts";
import { paintHoney } from "./shapes/drinks.ts";

export const honey = figure({
  id: "honey",
  kind: "food",
  words: [
    "honey",
    "syrup",
    "nectar",
    "honeycomb",
    "miel",
    "sirope",
    "sirop",
    "honig",
    "sirup",
    "mel",
    "xarope",
    "miele",
    "sciroppo",
    "蜂蜜",
    "はちみつ",
    "シロップ",
    "शहद",
    "عسل",
  ],
  height_m: 0.14,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.6, right: 0.7, top: -1.35, bottom: 0.2 },
  shading: "self",
  paint: paintHoney,
});
