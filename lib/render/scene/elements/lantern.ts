import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

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
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
