import { figure } from "./scene-element.ts";
import { paintSuitcase } from "./shapes/household.ts";

export const suitcase = figure({
  id: "suitcase",
  kind: "object",
  words: ["suitcase", "luggage", "trunk", "briefcase", "baggage", "maleta", "equipaje", "valise", "bagage", "koffer", "gepäck", "mala", "bagagem", "valigia", "bagaglio", "スーツケース", "旅行鞄", "行李箱", "手提箱", "सूटकेस", "सामान", "حقيبة سفر"],
  height_m: 0.55,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.8, right: 0.8, top: -1.12, bottom: 0.2 },
  shading: "self",
  paint: paintSuitcase,
});
