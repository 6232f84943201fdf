import { figure } from "./scene-element.ts";
import { paintMagnifier } from "./shapes/optics.ts";

export const magnifier = figure({
  id: "magnifier",
  kind: "object",
  words: [
    "magnifier",
    "magnifying glass",
    "clue",
    "loupe",
    "lupa",
    "lente d'ingrandimento",
    "pista",
    "indice",
    "vergrößerungsglas",
    "lente",
    "虫眼鏡",
    "放大镜",
    "आवर्धक लेंस",
    "عدسة مكبرة",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["office"],
  box: { left: -0.55, right: 0.65, top: -1.1, bottom: 0.1 },
  shading: "self",
  paint: paintMagnifier,
});
