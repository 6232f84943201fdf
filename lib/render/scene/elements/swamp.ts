import { span } from "./scene-element.ts";
import { paintSwamp } from "./shapes/countryside.ts";

export const swamp = span({
  id: "swamp",
  kind: "terrain",
  words: [
    "swamp",
    "marsh",
    "bog",
    "wetland",
    "bayou",
    "mangrove",
    "pantano",
    "ciénaga",
    "marais",
    "marécage",
    "sumpf",
    "pântano",
    "palude",
    "acquitrino",
    "沼",
    "湿地",
    "沼泽",
    "दलदल",
    "مستنقع",
  ],
  height_m: 9,
  layers: ["background", "midground"],
  surroundings: ["lake"],
  box: { left: 0, right: 3, top: -1.1, bottom: 0.05 },
  ground: "soil",
  paint: paintSwamp,
});
