import { span } from "./scene-element.ts";
import { paintFence } from "./shapes/yards.ts";

export const fence = span({
  id: "fence",
  kind: "object",
  words: [
    "fence",
    "picket fence",
    "railing",
    "paddock",
    "valla",
    "cerca",
    "clôture",
    "barrière",
    "zaun",
    "gatter",
    "cercado",
    "recinto",
    "staccionata",
    "柵",
    "フェンス",
    "栅栏",
    "篱笆",
    "बाड़",
    "سياج",
  ],
  height_m: 1.2,
  layers: ["midground", "background", "foreground"],
  surroundings: ["field"],
  box: { left: 0, right: 6, top: -1.06, bottom: 0.05 },
  paint: paintFence,
});
