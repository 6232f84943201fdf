import { figure } from "./scene-element.ts";
import { paintTruck } from "./shapes/trucks.ts";
import { rolling } from "./shapes/road-parts.ts";

export const truck = figure({
  id: "truck",
  kind: "vehicle",
  words: [
    "truck",
    "lorry",
    "van",
    "pickup",
    "food truck",
    "ambulance",
    "camper",
    "camión",
    "furgoneta",
    "camion",
    "camionnette",
    "lastwagen",
    "lkw",
    "lieferwagen",
    "caminhão",
    "furgone",
    "トラック",
    "卡车",
    "货车",
    "ट्रक",
    "شاحنة",
  ],
  height_m: 3,
  layers: ["subject", "midground", "background"],
  surroundings: ["road"],
  box: { left: -1.45, right: 1.45, top: -1.1, bottom: 0.05 },
  shading: "flat",
  cycle: rolling,
  paint: paintTruck,
});
