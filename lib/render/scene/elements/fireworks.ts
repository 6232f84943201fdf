import { skyObject } from "./scene-element.ts";
import { paintFireworks } from "./shapes/sky-shows.ts";

export const fireworks = skyObject({
  id: "fireworks",
  kind: "sky",
  words: [
    "fireworks",
    "firework",
    "fireworks display",
    "fuegos artificiales",
    "feux d'artifice",
    "feu d'artifice",
    "feuerwerk",
    "fogos de artifício",
    "fuochi d'artificio",
    "花火",
    "打ち上げ花火",
    "烟花",
    "烟火",
    "आतिशबाजी",
    "पटाखे",
    "ألعاب نارية",
    "الألعاب النارية",
  ],
  height_m: 10,
  layers: ["sky", "background"],
  box: { left: -0.78, right: 0.78, top: -0.66, bottom: 0.6 },
  paint: paintFireworks,
});
