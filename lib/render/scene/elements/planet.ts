import { skyObject } from "./scene-element.ts";
import { paintPlanet } from "./shapes/heavens.ts";

export const planet = skyObject({
  id: "planet",
  kind: "sky",
  words: [
    "planet",
    "earth",
    "saturn",
    "jupiter",
    "world globe",
    "globe",
    "planeta",
    "tierra planeta",
    "saturno",
    "planète",
    "saturne",
    "erdball",
    "pianeta",
    "惑星",
    "地球",
    "行星",
    "ग्रह",
    "كوكب",
  ],
  height_m: 10,
  layers: ["background", "sky", "subject"],
  surroundings: ["space"],
  box: { left: -0.6, right: 0.6, top: -0.5, bottom: 0.5 },
  paint: paintPlanet,
});
