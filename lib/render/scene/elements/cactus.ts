import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

export const cactus = figure({
  id: "cactus",
  kind: "plant",
  words: [
    "cactus",
    "saguaro",
    "agave",
    "succulent",
    "kaktus",
    "cacto",
    "サボテン",
    "仙人掌",
    "कैक्टस",
    "صبار",
  ],
  height_m: 2.5,
  layers: ["midground", "subject", "background", "foreground"],
  surroundings: ["dunes"],
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
