import { figure } from "./scene-element.ts";
import { paintBroom } from "./shapes/tools.ts";

export const broom = figure({
  id: "broom",
  kind: "object",
  words: [
    "broom",
    "broomstick",
    "mop",
    "escoba",
    "balai",
    "besen",
    "vassoura",
    "scopa",
    "ほうき",
    "扫帚",
    "झाड़ू",
    "مكنسة",
  ],
  height_m: 1.3,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.3, right: 0.35, top: -1.07, bottom: 0.06 },
  shading: "self",
  paint: paintBroom,
});
