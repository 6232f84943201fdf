import { figure } from "./scene-element.ts";
import { paintTornado } from "./shapes/whirlwind.ts";

export const tornado = figure({
  id: "tornado",
  kind: "symbol",
  words: [
    "tornado",
    "twister",
    "whirlwind",
    "waterspout",
    "torbellino",
    "tornade",
    "tourbillon",
    "wirbelsturm",
    "windhose",
    "redemoinho",
    "tromba d'aria",
    "竜巻",
    "龙卷风",
    "旋风",
    "बवंडर",
    "إعصار",
    "الإعصار",
  ],
  height_m: 60,
  layers: ["background", "midground", "subject"],
  surroundings: ["plain"],
  box: { left: -1.25, right: 1.25, top: -1.12, bottom: 0.05 },
  shading: "self",
  cycle: () => ({ frames: 10, seconds: 2 }),
  paint: paintTornado,
});
