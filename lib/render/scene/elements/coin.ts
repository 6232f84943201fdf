import { figure } from "./scene-element.ts";
import { paintCoin } from "./shapes/treasures.ts";

export const coin = figure({
  id: "coin",
  kind: "object",
  words: ["coin", "money", "cash", "gold coin", "penny", "medal", "moneda", "dinero", "medalla", "pièce de monnaie", "argent", "médaille", "münze", "geld", "medaille", "moeda", "dinheiro", "medalha", "moneta", "soldi", "medaglia", "硬貨", "お金", "硬币", "钱", "सिक्का", "पैसा", "عملة معدنية", "مال"],
  height_m: 0.04,
  layers: ["subject", "foreground", "midground"],
  box: { left: -1.05, right: 1.1, top: -1.15, bottom: 0.5 },
  shading: "self",
  paint: paintCoin,
});
