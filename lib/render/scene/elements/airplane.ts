import { figure } from "./scene-element.ts";
import { paintAirplane } from "./shapes/aircraft.ts";
import { rolling } from "./shapes/road-parts.ts";

export const airplane = figure({
  id: "airplane",
  kind: "vehicle",
  words: [
    "airplane",
    "plane",
    "aeroplane",
    "aircraft",
    "jet",
    "airliner",
    "glider",
    "avión",
    "avion",
    "flugzeug",
    "avião",
    "aereo",
    "飛行機",
    "飞机",
    "हवाई जहाज",
    "विमान",
    "طائرة",
  ],
  height_m: 4,
  layers: ["subject", "midground", "background"],
  box: { left: -1.95, right: 1.95, top: -1.06, bottom: 0.02 },
  shading: "flat",
  stands: "air",
  cycle: rolling,
  paint: paintAirplane,
});
