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
  box: { left: -0.6, right: 0.6, top: -1.12, bottom: 0.1 },
  shading: "self",
  cycle: () => ({ frames: 10, seconds: 1.3 }),
  paint: paintLantern,
});
