import { figure } from "./scene-element.ts";
import { paintBus } from "./shapes/trucks.ts";
import { rolling } from "./shapes/road-parts.ts";

export const bus = figure({
  id: "bus",
  kind: "vehicle",
  words: [
    "bus",
    "coach",
    "school bus",
    "double-decker",
    "autobús",
    "autocar",
    "omnibus",
    "reisebus",
    "ônibus",
    "autocarro",
    "autobus",
    "pullman",
    "corriera",
    "バス",
    "公交车",
    "巴士",
    "大巴",
    "बस",
    "حافلة",
    "أتوبيس",
  ],
  height_m: 3,
  layers: ["subject", "midground", "background"],
  surroundings: ["street"],
  box: { left: -1.8, right: 1.85, top: -1.04, bottom: 0.05 },
  ahead: { box: { left: -1, right: 1, top: -1.08, bottom: 0.05 }, standing: false },
  shading: "flat",
  cycle: rolling,
  paint: paintBus,
});
