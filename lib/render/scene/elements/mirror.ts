import { figure } from "./scene-element.ts";
import { paintMirror } from "./shapes/desk.ts";

export const mirror = figure({
  id: "mirror",
  kind: "object",
  words: ["mirror", "looking glass", "reflection", "espejo", "reflejo", "miroir", "reflet", "spiegel", "spiegelbild", "espelho", "reflexo", "specchio", "riflesso", "鏡", "镜子", "倒影", "दर्पण", "आईना", "مرآة"],
  height_m: 1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.5, right: 0.5, top: -1.1, bottom: 0.06 },
  shading: "self",
  stands: "wall",
  paint: paintMirror,
});
