import { figure } from "./scene-element.ts";
import { paintCup } from "./shapes/lathe.ts";

export const cup = figure({
  id: "cup",
  kind: "food",
  words: ["cup", "mug", "coffee", "tea", "espresso", "latte", "cappuccino", "glass", "teacup", "bowl", "soup", "ramen", "cocoa", "matcha", "taza", "café", "té", "vaso", "tazón", "sopa", "tasse", "thé", "verre", "bol", "soupe", "becher", "kaffee", "tee", "schale", "suppe", "xícara", "chá", "copo", "tigela", "tazza", "caffè", "tè", "bicchiere", "zuppa", "カップ", "コーヒー", "お茶", "茶碗", "ラーメン", "杯子", "咖啡", "茶", "碗", "汤", "कप", "चाय", "कॉफ़ी", "प्याला", "كوب", "فنجان", "قهوة", "شاي"],
  height_m: 0.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.75, right: 0.75, top: -1.6, bottom: 0.02 },
  shading: "self", cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintCup,
});
