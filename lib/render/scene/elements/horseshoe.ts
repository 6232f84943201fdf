import { figure } from "./scene-element.ts";
import { paintHorseshoe } from "./shapes/horseshoes.ts";

export const horseshoe = figure({
  id: "horseshoe",
  kind: "object",
  words: [
    "horseshoe",
    "herradura",
    "fer à cheval",
    "hufeisen",
    "ferradura",
    "ferro di cavallo",
    "蹄鉄",
    "馬蹄",
    "马蹄铁",
    "马掌",
    "घोड़े की नाल",
    "نعل",
    "حدوة",
    "حدوة حصان",
  ],
  height_m: 0.17,
  layers: ["subject", "foreground"],
  surroundings: ["forge"],
  box: { left: -0.7, right: 0.7, top: -1.12, bottom: 0.2 },
  shading: "self",
  paint: paintHorseshoe,
});
