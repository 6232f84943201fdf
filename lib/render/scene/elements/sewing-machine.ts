import { figure } from "./scene-element.ts";
import { paintSewingMachine } from "./shapes/machines.ts";

export const sewingMachine = figure({
  id: "sewing_machine",
  kind: "object",
  words: [
    "sewing machine",
    "sewing",
    "tailoring",
    "máquina de coser",
    "machine à coudre",
    "nähmaschine",
    "máquina de costura",
    "macchina da cucire",
    "ミシン",
    "缝纫机",
    "सिलाई मशीन",
    "ماكينة خياطة",
  ],
  height_m: 0.36,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["workshop"],
  box: { left: -1.0, right: 1.0, top: -1.2, bottom: 0.3 },
  shading: "self",
  paint: paintSewingMachine,
});
