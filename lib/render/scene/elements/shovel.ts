import { figure } from "./scene-element.ts";
import { paintShovel } from "./shapes/tools.ts";

export const shovel = figure({
  id: "shovel",
  kind: "object",
  words: ["shovel", "spade", "rake", "hoe", "trowel", "pala", "rastrillo", "pelle", "râteau", "schaufel", "spaten", "rechen", "pá", "ancinho", "badile", "rastrello", "シャベル", "铲子", "铁锹", "फावड़ा", "مجرفة"],
  height_m: 1.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["garden"],
  box: { left: -0.3, right: 0.35, top: -1.07, bottom: 0.06 },
  shading: "self",
  paint: paintShovel,
});
