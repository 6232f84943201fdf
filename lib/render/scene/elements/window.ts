import { figure } from "./scene-element.ts";
import { paintWindow } from "./shapes/joinery.ts";

export const window = figure({
  id: "window",
  kind: "object",
  words: [
    "window",
    "windowsill",
    "ventana",
    "fenêtre",
    "fenster",
    "janela",
    "finestra",
    "窓",
    "窗",
    "窗户",
    "खिड़की",
    "نافذة",
  ],
  height_m: 1.6,
  layers: ["subject", "midground", "background"],
  surroundings: ["living_room"],
  box: { left: -0.6, right: 0.6, top: -1.06, bottom: 0.06 },
  stands: "wall",
  shading: "self",
  paint: paintWindow,
});
