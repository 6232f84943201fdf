import { figure } from "./scene-element.ts";
import { paintKnife } from "./shapes/blades.ts";

export const knife = figure({
  id: "knife",
  kind: "object",
  words: ["knife", "dagger", "penknife", "cleaver", "cuchillo", "daga", "couteau", "poignard", "messer", "dolch", "faca", "punhal", "coltello", "pugnale", "ナイフ", "包丁", "刀子", "匕首", "चाकू", "سكين", "خنجر"],
  height_m: 0.3,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.95, right: 0.95, top: -1.15, bottom: 0.1 },
  shading: "self",
  paint: paintKnife,
});
