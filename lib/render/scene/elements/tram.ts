import { figure } from "./scene-element.ts";
import { paintTram } from "./shapes/trains.ts";
import { rolling } from "./shapes/road-parts.ts";

export const tram = figure({
  id: "tram",
  kind: "vehicle",
  words: [
    "tram",
    "streetcar",
    "trolley",
    "cable car",
    "tranvía",
    "tramway",
    "straßenbahn",
    "bonde",
    "eléctrico",
    "路面電車",
    "有轨电车",
    "电车",
    "ट्राम",
    "ترام",
  ],
  height_m: 3.4,
  layers: ["subject", "midground", "background"],
  surroundings: ["street"],
  box: { left: -2, right: 2, top: -1.32, bottom: 0.05 },
  ahead: { box: { left: -1.1, right: 1.1, top: -1.35, bottom: 0.05 }, standing: false },
  shading: "flat",
  cycle: rolling,
  paint: paintTram,
});
