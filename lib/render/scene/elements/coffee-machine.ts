import { figure } from "./scene-element.ts";
import { paintCoffeeMachine } from "./shapes/appliances.ts";

export const coffeeMachine = figure({
  id: "coffee_machine",
  kind: "product",
  words: [
    "coffee machine",
    "espresso machine",
    "coffee maker",
    "cafetera",
    "máquina de café",
    "machine à café",
    "cafetière",
    "kaffeemaschine",
    "espressomaschine",
    "cafeteira",
    "macchina da caffè",
    "macchina del caffè",
    "コーヒーメーカー",
    "咖啡机",
    "कॉफी मशीन",
    "آلة قهوة",
  ],
  height_m: 0.42,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.62, right: 0.62, top: -1.02, bottom: 0.04 },
  shading: "self",
  cycle: () => ({ frames: 8, seconds: 3 }),
  paint: paintCoffeeMachine,
});
