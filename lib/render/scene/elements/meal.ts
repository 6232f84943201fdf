import { figure } from "./scene-element.ts";
import { paintMeal } from "./shapes/dishes.ts";

export const meal = figure({
  id: "meal",
  kind: "food",
  words: ["meal", "dish", "plate", "dinner", "lunch", "breakfast", "steak", "roast", "food", "recipe", "comida", "cena", "almuerzo", "desayuno", "plato", "repas", "dîner", "assiette", "mahlzeit", "essen", "abendessen", "teller", "refeição", "jantar", "prato", "pasto", "cena italiana", "piatto", "料理", "食事", "皿", "饭", "晚餐", "菜", "盘子", "भोजन", "खाना", "थाली", "طعام", "وجبة", "طبق"],
  height_m: 0.13,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.15, right: 1.15, top: -1.25, bottom: 0.75 },
  shading: "self",
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintMeal,
});
