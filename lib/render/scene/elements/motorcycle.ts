import { figure } from "./scene-element.ts";
import { paintMotorcycle } from "./shapes/cycles.ts";
import { rolling } from "./shapes/road-parts.ts";

export const motorcycle = figure({
  id: "motorcycle",
  kind: "vehicle",
  words: [
    "motorcycle",
    "motorbike",
    "chopper",
    "moto",
    "motocicleta",
    "motorrad",
    "moto de corrida",
    "motocicletta",
    "バイク",
    "オートバイ",
    "摩托车",
    "मोटरसाइकिल",
    "دراجة نارية",
  ],
  height_m: 1.15,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["road"],
  box: { left: -1.05, right: 1.08, top: -1.04, bottom: 0.05 },
  ahead: { box: { left: -0.46, right: 0.46, top: -1.16, bottom: 0.05 }, standing: false },
  shading: "flat",
  cycle: rolling,
  paint: paintMotorcycle,
});
