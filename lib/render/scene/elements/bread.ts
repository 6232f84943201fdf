import { figure } from "./scene-element.ts";
import { paintBread } from "./shapes/baking.ts";

export const bread = figure({
  id: "bread",
  kind: "food",
  words: ["bread", "loaf", "baguette", "croissant", "bagel", "pastry", "cookie", "donut", "sourdough", "toast", "dough", "bakery good", "galleta", "masa", "pan de molde", "pain", "brioche", "biscuit", "brot", "brötchen", "keks", "teig", "pão", "massa", "pane", "biscotto", "dolce", "パン", "生地", "面包", "饼干", "रोटी", "ब्रेड", "خبز", "عجين"],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.3, right: 1.3, top: -1.6, bottom: 0.5 },
  shading: "self",
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintBread,
});
