import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

export const skyscraper = figure({
  id: "skyscraper",
  kind: "building",
  words: [
    "skyscraper",
    "tower block",
    "office tower",
    "high-rise",
    "rascacielos",
    "gratte-ciel",
    "wolkenkratzer",
    "hochhaus",
    "arranha-céu",
    "grattacielo",
    "高層ビル",
    "ビル",
    "摩天楼",
    "摩天大楼",
    "高楼",
    "大厦",
    "गगनचुंबी",
    "इमारत",
    "ناطحة سحاب",
  ],
  height_m: 160,
  layers: ["background", "midground", "subject"],
  surroundings: ["city"],
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
