import { figure } from "./scene-element.ts";
import { paintLantern } from "./shapes/flames.ts";

export const lantern = figure({
  id: "lantern",
  kind: "object",
  words: [
    "lantern",
    "paper lantern",
    "oil lamp",
    "flashlight",
    "farolillo",
    "linterna",
    "lanterne",
    "lampion",
    "laterne",
    "lanterna",
    "提灯",
    "ランタン",
    "灯笼",
    "लालटेन",
    "فانوس",
  ],
  height_m: 0.4,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.55, right: 0.55, top: -1.05, bottom: 0.03 },
  shading: "self",
  paint: paintLantern,
});
