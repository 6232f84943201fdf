import { figure } from "./scene-element.ts";
import { paintSkyscraper } from "./shapes/town.ts";

export const skyscraper = figure({
  id: "skyscraper",
  kind: "building",
  words: ["skyscraper", "tower block", "office tower", "high-rise", "rascacielos", "gratte-ciel", "wolkenkratzer", "hochhaus", "arranha-céu", "grattacielo", "高層ビル", "ビル", "摩天楼", "摩天大楼", "高楼", "大厦", "गगनचुंबी", "इमारत", "ناطحة سحاب"],
  height_m: 160,
  layers: ["background", "midground", "subject"],
  surroundings: ["city"],
  box: { left: -0.2, right: 0.2, top: -1.04, bottom: 0.03 },
  shading: "flat", ground: "asphalt",
  paint: paintSkyscraper,
});
