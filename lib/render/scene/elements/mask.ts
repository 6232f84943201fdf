import { figure } from "./scene-element.ts";
import { paintMask } from "./shapes/charms.ts";

export const mask = figure({
  id: "mask",
  kind: "object",
  words: [
    "mask",
    "carnival mask",
    "disguise",
    "masquerade",
    "máscara",
    "antifaz",
    "masque",
    "maske",
    "maschera",
    "仮面",
    "マスク",
    "面具",
    "मुखौटा",
    "قناع",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -0.85, right: 0.95, top: -1.15, bottom: 0.1 },
  shading: "self",
  stands: "air",
  paint: paintMask,
});
