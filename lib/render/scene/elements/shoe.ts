import { figure } from "./scene-element.ts";
import { paintShoe } from "./shapes/goods.ts";

export const shoe = figure({
  id: "shoe",
  kind: "product",
  words: ["shoe", "sneaker", "boot", "sneakers", "shoes", "trainer", "heel", "sandal", "boots", "slipper", "zapato", "zapatilla", "bota", "chaussure", "basket", "botte", "schuh", "turnschuh", "stiefel", "sapato", "tênis", "scarpa", "stivale", "靴", "スニーカー", "ブーツ", "鞋", "鞋子", "运动鞋", "靴子", "जूता", "जूते", "حذاء"],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -1.1, right: 1.2, top: -1.04, bottom: 0.03 },
  paint: paintShoe,
});
