import { figure } from "./scene-element.ts";
import { paintIsland } from "./shapes/islands.ts";

export const island = figure({
  id: "island",
  kind: "terrain",
  words: [
    "island",
    "islet",
    "desert island",
    "atoll",
    "isla",
    "isla desierta",
    "île",
    "insel",
    "eiland",
    "ilha",
    "isola",
    "島",
    "無人島",
    "岛",
    "小岛",
    "द्वीप",
    "جزيرة",
  ],
  height_m: 26,
  layers: ["midground", "background", "subject"],
  surroundings: ["sea"],
  box: { left: -1.6, right: 1.6, top: -1.0, bottom: 0.04 },
  shading: "flat",
  stands: "water",
  ground: "sand",
  paint: paintIsland,
});
