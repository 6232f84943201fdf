import { figure } from "./scene-element.ts";
import { paintRaceCar } from "./shapes/field-cars.ts";
import { rolling } from "./shapes/road-parts.ts";

export const raceCar = figure({
  id: "race_car",
  kind: "vehicle",
  words: [
    "racecar",
    "race car",
    "formula one",
    "formula 1",
    "f1 car",
    "rally car",
    "coche de carreras",
    "fórmula uno",
    "voiture de course",
    "rennwagen",
    "formelwagen",
    "carro de corrida",
    "auto da corsa",
    "monoposto",
    "レーシングカー",
    "赛车",
    "रेस कार",
    "سيارة سباق",
  ],
  height_m: 1.0,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["road"],
  box: { left: -2.75, right: 2.85, top: -1.06, bottom: 0.06 },
  shading: "flat",
  cycle: rolling,
  paint: paintRaceCar,
});
