import { skyObject } from "./scene-element.ts";
import { paintAsteroid } from "./shapes/heavens.ts";

export const asteroid = skyObject({
  id: "asteroid",
  kind: "sky",
  words: [
    "asteroid",
    "meteorite",
    "space rock",
    "asteroide",
    "meteorito",
    "astéroïde",
    "météorite",
    "meteorit",
    "asteroidengürtel",
    "asteróide",
    "小惑星",
    "隕石",
    "小行星",
    "陨石",
    "क्षुद्रग्रह",
    "كويكب",
    "نيزك",
  ],
  height_m: 10,
  layers: ["background", "sky", "subject"],
  surroundings: ["space"],
  box: { left: -0.5, right: 0.5, top: -0.42, bottom: 0.42 },
  paint: paintAsteroid,
});
