import { figure } from "./scene-element.ts";
import { paintScooter } from "./shapes/cycles.ts";
import { rolling } from "./shapes/road-parts.ts";

export const scooter = figure({
  id: "scooter",
  kind: "vehicle",
  words: [
    "scooter",
    "moped",
    "e-scooter",
    "kick scooter",
    "patinete",
    "vespino",
    "trottinette",
    "mobylette",
    "roller",
    "motorroller",
    "tretroller",
    "lambreta",
    "motorino",
    "monopattino",
    "スクーター",
    "原付",
    "滑板车",
    "电动车",
    "स्कूटर",
    "سكوتر",
  ],
  height_m: 1.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["street"],
  box: { left: -0.92, right: 0.85, top: -1.06, bottom: 0.05 },
  shading: "flat",
  cycle: rolling,
  paint: paintScooter,
});
