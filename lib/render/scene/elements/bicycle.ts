import { figure } from "./scene-element.ts";
import { paintBicycle, rolling } from "./shapes/vehicles.ts";

export const bicycle = figure({
  id: "bicycle",
  kind: "vehicle",
  words: ["bicycle", "bike", "motorbike", "motorcycle", "scooter", "moped", "e-bike", "cycle", "bicicleta", "bici", "moto", "motocicleta", "vélo", "bicyclette", "fahrrad", "rad", "motorrad", "roller", "bicicletta", "自転車", "バイク", "自行车", "单车", "摩托车", "साइकिल", "मोटरसाइकिल", "دراجة", "دراجة نارية"],
  height_m: 1.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["road"],
  box: { left: -1.0, right: 1.05, top: -1.04, bottom: 0.03 },
  cycle: rolling,
  paint: paintBicycle,
});
