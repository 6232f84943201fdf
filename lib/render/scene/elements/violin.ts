import { figure } from "./scene-element.ts";
import { paintViolin } from "./shapes/instruments.ts";

export const violin = figure({
  id: "violin",
  kind: "object",
  words: ["violin", "fiddle", "cello", "viola", "double bass", "bow string", "violín", "violonchelo", "violon", "violoncelle", "geige", "bratsche", "violoncelo", "violino", "violoncello", "バイオリン", "チェロ", "小提琴", "大提琴", "वायलिन", "كمان"],
  height_m: 0.6,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -0.35, right: 0.5, top: -1.08, bottom: 0.06 },
  shading: "self",
  paint: paintViolin,
});
