import { figure } from "./scene-element.ts";
import { paintCar, rolling } from "./shapes/vehicles.ts";

export const car = figure({
  id: "car",
  kind: "vehicle",
  words: ["car", "automobile", "taxi", "cab", "sports car", "coupe", "sedan", "suv", "vehicle", "convertible", "roadster", "racecar", "coche", "carro", "auto", "automóvil", "voiture", "wagen", "fahrzeug", "automóvel", "táxi", "macchina", "車", "自動車", "タクシー", "汽车", "车", "轿车", "出租车", "कार", "गाड़ी", "टैक्सी", "سيارة", "تاكسي"],
  height_m: 1.45,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["road"],
  box: { left: -1.75, right: 1.75, top: -1.12, bottom: 0.03 },
  cycle: rolling,
  paint: paintCar,
});
