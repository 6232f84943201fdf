import { figure } from "./scene-element.ts";
import { paintTypewriter } from "./shapes/machines.ts";

export const typewriter = figure({
  id: "typewriter",
  kind: "object",
  words: [
    "typewriter",
    "máquina de escribir",
    "machine à écrire",
    "schreibmaschine",
    "máquina de escrever",
    "macchina da scrivere",
    "タイプライター",
    "打字机",
    "टाइपराइटर",
    "آلة كاتبة",
  ],
  height_m: 0.28,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["office"],
  box: { left: -1.1, right: 1.1, top: -1.5, bottom: 0.5 },
  shading: "self",
  paint: paintTypewriter,
});
