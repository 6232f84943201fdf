import { figure } from "./scene-element.ts";
import { paintTruck, rolling } from "./shapes/vehicles.ts";

export const truck = figure({
  id: "truck",
  kind: "vehicle",
  words: ["truck", "lorry", "van", "bus", "pickup", "food truck", "ambulance", "camper", "tractor", "camión", "furgoneta", "autobús", "camion", "camionnette", "tracteur", "lastwagen", "lkw", "lieferwagen", "traktor", "caminhão", "ônibus", "trator", "furgone", "autobus", "trattore", "トラック", "バス", "卡车", "货车", "公交车", "ट्रक", "बस", "شاحنة", "حافلة"],
  height_m: 3,
  layers: ["subject", "midground", "background"],
  surroundings: ["road"],
  box: { left: -1.45, right: 1.45, top: -1.04, bottom: 0.03 },
  cycle: rolling,
  paint: paintTruck,
});
