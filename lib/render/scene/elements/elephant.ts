import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const elephant = figure({
  id: "elephant",
  kind: "animal",
  words: ["elephant", "mammoth", "rhino", "hippo", "elefante", "éléphant", "elefant", "象", "ゾウ", "大象", "हाथी", "فيل"],
  height_m: 3,
  layers: ["subject", "midground", "background"],
  surroundings: ["plain"],
  box: { left: -1.0, right: 1.2, top: -1.15, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#8b8885", belly: "#9b9792", length: 0.5, depth: 0.46, back: 0.92, leg: 0.085, neck: [0.16, -0.06], head: 0.17, muzzle: 0.2, ears: "large", tail: "thin", trunk: true }),
});
