import { figure } from "./scene-element.ts";
import { paintMushrooms } from "./shapes/small-plants.ts";

export const mushroom = figure({
  id: "mushroom",
  kind: "plant",
  words: [
    "mushroom",
    "toadstool",
    "fungus",
    "fly agaric",
    "seta",
    "hongo",
    "champignon",
    "pilz",
    "fliegenpilz",
    "cogumelo",
    "fungo",
    "きのこ",
    "キノコ",
    "蘑菇",
    "मशरूम",
    "فطر",
  ],
  height_m: 0.18,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["forest"],
  box: { left: -0.64, right: 0.62, top: -1.02, bottom: 0.04 },
  shading: "flat",
  paint: paintMushrooms,
});
