import { figure } from "./scene-element.ts";
import { paintSushi } from "./shapes/dishes.ts";

export const sushi = figure({
  id: "sushi",
  kind: "food",
  words: ["sushi", "sashimi", "nigiri", "maki", "seafood", "rice", "marisco", "arroz", "fruits de mer", "riz", "reis", "meeresfrüchte", "frutti di mare", "riso", "寿司", "刺身", "ご飯", "寿司卷", "米饭", "海鲜", "सुशी", "चावल", "سوشي", "أرز"],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.25, right: 1.4, top: -0.85, bottom: 0.45 },
  shading: "self",
  paint: paintSushi,
});
