import { figure } from "./scene-element.ts";
import { paintBicycle } from "./shapes/cycles.ts";
import { rolling } from "./shapes/road-parts.ts";

export const bicycle = figure({
  id: "bicycle",
  kind: "vehicle",
  words: [
    "bicycle",
    "bike",
    "e-bike",
    "cycle",
    "bicicleta",
    "bici",
    "vélo",
    "bicyclette",
    "fahrrad",
    "rad",
    "bicicletta",
    "自転車",
    "自行车",
    "单车",
    "साइकिल",
    "دراجة",
  ],
  height_m: 1.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["road"],
  box: { left: -0.95, right: 1.0, top: -1.04, bottom: 0.05 },
  ahead: { box: { left: -0.34, right: 0.34, top: -1.04, bottom: 0.05 }, standing: false },
  shading: "flat",
  cycle: rolling,
  paint: paintBicycle,
});
