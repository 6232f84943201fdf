import { figure } from "./scene-element.ts";
import { paintWrench } from "./shapes/tools.ts";

export const wrench = figure({
  id: "wrench",
  kind: "object",
  words: [
    "wrench",
    "spanner",
    "screwdriver",
    "pliers",
    "llave inglesa",
    "destornillador",
    "clé à molette",
    "tournevis",
    "schraubenschlüssel",
    "schraubenzieher",
    "chave inglesa",
    "cacciavite",
    "レンチ",
    "扳手",
    "螺丝刀",
    "रिंच",
    "مفك",
  ],
  height_m: 0.24,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["workshop"],
  box: { left: -0.45, right: 0.45, top: -1.1, bottom: 0.1 },
  shading: "self",
  paint: paintWrench,
});
