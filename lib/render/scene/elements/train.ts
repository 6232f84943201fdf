import { figure } from "./scene-element.ts";
import { paintTrain, rolling } from "./shapes/vehicles.ts";

export const train = figure({
  id: "train",
  kind: "vehicle",
  words: ["train", "locomotive", "tram", "subway", "metro", "railway", "carriage", "tren", "locomotora", "tranvía", "tramway", "métro", "zug", "lokomotive", "straßenbahn", "trem", "comboio", "locomotiva", "bonde", "metrô", "treno", "metropolitana", "電車", "列車", "汽車", "火车", "列车", "地铁", "ट्रेन", "रेलगाड़ी", "قطار", "مترو"],
  height_m: 3.8,
  layers: ["subject", "midground", "background"],
  surroundings: ["plain"],
  box: { left: -6.3, right: 2.9, top: -1.04, bottom: 0.04 },
  cycle: rolling,
  paint: paintTrain,
});
