import { figure } from "./scene-element.ts";
import { paintMill } from "./shapes/mills.ts";

export const windmill = figure({
  id: "windmill",
  kind: "building",
  words: [
    "windmill",
    "mill",
    "wind turbine",
    "turbine",
    "molino",
    "aerogenerador",
    "moulin",
    "éolienne",
    "windmühle",
    "windrad",
    "mühle",
    "moinho",
    "mulino",
    "風車",
    "风车",
    "पवनचक्की",
    "طاحونة",
  ],
  height_m: 14,
  layers: ["midground", "background", "subject"],
  surroundings: ["field"],
  box: { left: -0.55, right: 0.55, top: -1.2, bottom: 0.03 },
  cycle: () => ({ frames: 24, seconds: 3 }),
  shading: "flat",
  paint: paintMill,
});
