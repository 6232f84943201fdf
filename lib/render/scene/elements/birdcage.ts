import { figure } from "./scene-element.ts";
import { paintBirdcage } from "./shapes/household.ts";

export const birdcage = figure({
  id: "birdcage",
  kind: "object",
  words: [
    "birdcage",
    "cage",
    "jaula",
    "cage à oiseaux",
    "käfig",
    "vogelkäfig",
    "gaiola",
    "gabbia",
    "鳥かご",
    "鸟笼",
    "笼子",
    "पिंजरा",
    "قفص",
  ],
  height_m: 0.6,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.45, right: 0.45, top: -1.08, bottom: 0.12 },
  shading: "self",
  paint: paintBirdcage,
});
