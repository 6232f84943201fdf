import { figure } from "./scene-element.ts";
import { paintSailboat } from "./shapes/boats.ts";

export const sailboat = figure({
  id: "sailboat",
  kind: "vehicle",
  words: [
    "sailboat",
    "sailing boat",
    "catamaran",
    "velero",
    "voilier",
    "segelboot",
    "veleiro",
    "barca a vela",
    "帆船",
    "帆掛け船",
    "帆船游艇",
    "नौका",
    "مركب شراعي",
    "قارب شراعي",
  ],
  height_m: 9,
  layers: ["subject", "midground", "background"],
  surroundings: ["sea"],
  box: { left: -0.42, right: 0.46, top: -1.02, bottom: 0.04 },
  shading: "flat",
  stands: "water",
  cycle: () => ({ frames: 12, seconds: 3 }),
  paint: paintSailboat,
});
