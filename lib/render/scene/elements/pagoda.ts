import { figure } from "./scene-element.ts";
import { paintPagoda } from "./shapes/pagodas.ts";

export const pagoda = figure({
  id: "pagoda",
  kind: "building",
  words: [
    "pagoda",
    "buddhist temple",
    "chinese temple",
    "japanese temple",
    "pagode",
    "pagoda china",
    "寺",
    "お寺",
    "五重塔",
    "寺庙",
    "宝塔",
    "佛寺",
    "पगोडा",
    "باغودا",
  ],
  height_m: 28,
  layers: ["midground", "background", "subject"],
  surroundings: ["hills"],
  box: { left: -0.42, right: 0.42, top: -1.08, bottom: 0.04 },
  shading: "flat",
  paint: paintPagoda,
});
