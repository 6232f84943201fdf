import { figure } from "./scene-element.ts";
import { paintNeedle } from "./shapes/blades.ts";

export const needle = figure({
  id: "needle",
  kind: "object",
  words: ["needle", "thread", "spool", "sewing needle", "yarn", "bobbin", "aguja", "hilo", "aiguille", "fil", "nadel", "faden", "garn", "agulha", "linha de costura", "ago", "filo", "針", "糸", "针", "线", "सुई", "धागा", "إبرة", "خيط"],
  height_m: 0.08,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.45, right: 0.85, top: -1.08, bottom: 0.16 },
  shading: "self",
  paint: paintNeedle,
});
