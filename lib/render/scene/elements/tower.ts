import { figure } from "./scene-element.ts";
import { paintTower } from "./shapes/castles.ts";

export const tower = figure({
  id: "tower",
  kind: "building",
  words: [
    "tower",
    "watchtower",
    "turret",
    "keep",
    "torre",
    "tour",
    "turm",
    "wachturm",
    "torreón",
    "torretta",
    "塔",
    "見張り塔",
    "塔楼",
    "मीनार",
    "برج",
  ],
  height_m: 26,
  layers: ["midground", "background", "subject"],
  surroundings: ["hills"],
  box: { left: -0.25, right: 0.25, top: -1.18, bottom: 0.04 },
  shading: "flat",
  paint: paintTower,
});
