import { streetPlan } from "./street.ts";
import { streetOf } from "./shapes/street-of.ts";

export const market = streetOf({
  ...streetPlan,
  id: "market",
  as: "market",
  words: [
    "market",
    "bazaar",
    "street market",
    "farm stall",
    "mercado",
    "feria",
    "marché",
    "markt",
    "wochenmarkt",
    "feira",
    "mercato",
    "市場",
    "朝市",
    "市场",
    "集市",
    "बाज़ार",
    "سوق",
  ],
});
