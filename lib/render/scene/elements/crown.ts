import { figure } from "./scene-element.ts";
import { paintCrown } from "./shapes/treasures.ts";

export const crown = figure({
  id: "crown",
  kind: "object",
  words: [
    "crown",
    "tiara",
    "diadem",
    "throne",
    "corona",
    "couronne",
    "krone",
    "coroa",
    "王冠",
    "冠",
    "皇冠",
    "मुकुट",
    "تاج",
  ],
  height_m: 0.22,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["castle"],
  box: { left: -0.85, right: 0.85, top: -1.05, bottom: 0.25 },
  shading: "self",
  paint: paintCrown,
});
