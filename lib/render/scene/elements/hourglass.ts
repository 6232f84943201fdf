import { figure } from "./scene-element.ts";
import { paintHourglass } from "./shapes/optics.ts";

export const hourglass = figure({
  id: "hourglass",
  kind: "object",
  words: [
    "hourglass",
    "sandglass",
    "egg timer",
    "reloj de arena",
    "sablier",
    "sanduhr",
    "ampulheta",
    "clessidra",
    "砂時計",
    "沙漏",
    "रेतघड़ी",
    "ساعة رملية",
  ],
  height_m: 0.25,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.4, right: 0.4, top: -1.08, bottom: 0.1 },
  shading: "self",
  paint: paintHourglass,
});
