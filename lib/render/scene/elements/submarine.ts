import { figure } from "./scene-element.ts";
import { paintSubmarine } from "./shapes/boats.ts";

export const submarine = figure({
  id: "submarine",
  kind: "vehicle",
  words: ["submarine", "bathyscaphe", "u-boot", "unterseeboot", "submersível", "潜水艦", "潜艇", "पनडुब्बी", "غواصة"],
  height_m: 9,
  layers: ["subject", "midground", "background"],
  surroundings: ["underwater"],
  box: { left: -2.45, right: 2.3, top: -1.05, bottom: 0.12 },
  shading: "flat",
  stands: "water",
  cycle: () => ({ frames: 12, seconds: 3 }),
  paint: paintSubmarine,
});
