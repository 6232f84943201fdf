import { figure } from "./scene-element.ts";
import { paintStandIn } from "./shapes/stand-in.ts";

/** What is shown in the place of something that has no drawing of its own; no word of any language asks for it. */
export const standIn = figure({
  id: "stand_in",
  kind: "object",
  words: ["stand-in volume", "volumen provisional", "volume provisoire", "platzhalterkörper", "仮の立体", "临时立体"],
  height_m: 0.6,
  layers: ["subject", "midground"],
  box: { left: -0.5, right: 0.5, top: -1.1, bottom: 0.12 },
  shading: "self",
  paint: paintStandIn,
});
