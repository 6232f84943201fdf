import { figure } from "./scene-element.ts";
import { paintSword } from "./shapes/blades.ts";

export const sword = figure({
  id: "sword",
  kind: "object",
  words: [
    "sword",
    "katana",
    "saber",
    "rapier",
    "excalibur",
    "blade",
    "espada",
    "épée",
    "schwert",
    "klinge",
    "spada",
    "lama",
    "剣",
    "刀",
    "剑",
    "तलवार",
    "سيف",
  ],
  height_m: 1,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.35, right: 0.4, top: -1.06, bottom: 0.05 },
  shading: "self",
  paint: paintSword,
});
