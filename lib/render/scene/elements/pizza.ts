import { figure } from "./scene-element.ts";
import { paintPizza } from "./shapes/dishes.ts";

export const pizza = figure({
  id: "pizza",
  kind: "food",
  words: ["pizza", "pizza slice", "focaccia", "margherita", "calzone", "pizzeria", "ピザ", "披萨", "पिज़्ज़ा", "بيتزا"],
  height_m: 0.18,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.4, right: 1.4, top: -1.25, bottom: 1.15 },
  shading: "self",
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintPizza,
});
