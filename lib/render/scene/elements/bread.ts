import { figure } from "./scene-element.ts";
import { paintBread } from "./shapes/props.ts";

export const bread = figure({
  id: "bread",
  kind: "food",
  words: ["bread", "loaf", "baguette", "croissant", "bagel", "pastry", "cake", "pizza", "burger", "sandwich", "cookie", "pie", "donut", "sourdough", "cheese", "pasta", "toast", "pancake", "dough", "chocolate", "pan", "pastel", "galleta", "hamburguesa", "queso", "tarta", "masa", "pain", "gâteau", "fromage", "tarte", "chocolat", "brot", "kuchen", "käse", "brötchen", "torte", "schokolade", "pão", "bolo", "queijo", "torta", "pane", "formaggio", "dolce", "cioccolato", "パン", "ケーキ", "ピザ", "チーズ", "面包", "蛋糕", "披萨", "奶酪", "रोटी", "केक", "خبز", "كعكة", "بيتزا", "جبن"],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.0, right: 1.0, top: -1.5, bottom: 0.03 },
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintBread,
});
