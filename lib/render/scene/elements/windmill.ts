import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

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
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
