import { figure } from "./scene-element.ts";
import { paintLadder } from "./shapes/gathered.ts";

export const ladder = figure({
  id: "ladder",
  kind: "object",
  words: [
    "ladder",
    "stepladder",
    "rung",
    "escalera de mano",
    "échelle",
    "leiter",
    "escada de mão",
    "scala a pioli",
    "はしご",
    "梯子",
    "सीढ़ी",
    "سلم",
  ],
  height_m: 2.6,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.3, right: 0.3, top: -1.06, bottom: 0.05 },
  shading: "self",
  paint: paintLadder,
});
