import { figure } from "./scene-element.ts";
import { paintCanoe } from "./shapes/boats.ts";

export const canoe = figure({
  id: "canoe",
  kind: "vehicle",
  words: [
    "canoe",
    "kayak",
    "canoa",
    "kayac",
    "canoë",
    "kanu",
    "kajak",
    "caiaque",
    "canoa canadese",
    "カヌー",
    "カヤック",
    "独木舟",
    "皮划艇",
    "डोंगी",
    "زورق كاياك",
  ],
  height_m: 0.75,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["lake"],
  box: { left: -4.5, right: 4.5, top: -1.3, bottom: 0.12 },
  shading: "flat",
  stands: "water",
  cycle: () => ({ frames: 12, seconds: 3 }),
  paint: paintCanoe,
});
