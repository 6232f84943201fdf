import { figure } from "./scene-element.ts";
import { paintIceCream } from "./shapes/dairy.ts";

export const iceCream = figure({
  id: "ice_cream",
  kind: "food",
  words: [
    "ice cream",
    "gelato",
    "sundae",
    "popsicle",
    "sorbet",
    "ice cream cone",
    "helado",
    "crème glacée",
    "eis am stiel",
    "eiscreme",
    "sorvete",
    "gelateria",
    "アイスクリーム",
    "冰淇淋",
    "आइसक्रीम",
    "آيس كريم",
    "بوظة",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.4, right: 0.4, top: -1.1, bottom: 0.05 },
  shading: "self",
  paint: paintIceCream,
});
