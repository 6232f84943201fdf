import { figure } from "./scene-element.ts";
import { paintSofa } from "./shapes/household.ts";

export const sofa = figure({
  id: "sofa",
  kind: "object",
  words: [
    "sofa",
    "couch",
    "armchair",
    "loveseat",
    "sofá",
    "sillón",
    "canapé",
    "fauteuil",
    "sessel",
    "poltrona",
    "divano",
    "ソファ",
    "沙发",
    "सोफा",
    "أريكة",
    "كنبة",
  ],
  height_m: 0.95,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["living_room"],
  box: { left: -1.4, right: 1.4, top: -1.3, bottom: 0.45 },
  shading: "self",
  paint: paintSofa,
});
