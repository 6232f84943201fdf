import { figure } from "./scene-element.ts";
import { paintSandcastle } from "./shapes/sand-works.ts";

export const sandcastle = figure({
  id: "sandcastle",
  kind: "object",
  words: [
    "sandcastle",
    "sand castle",
    "castillo de arena",
    "château de sable",
    "sandburg",
    "castelo de areia",
    "castello di sabbia",
    "砂の城",
    "砂のお城",
    "沙堡",
    "沙雕",
    "沙滩城堡",
    "रेत का महल",
    "रेत का किला",
    "قلعة رملية",
    "قلعة من الرمل",
  ],
  height_m: 0.6,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["beach"],
  box: { left: -1.1, right: 1.1, top: -1.25, bottom: 0.42 },
  shading: "self",
  paint: paintSandcastle,
});
