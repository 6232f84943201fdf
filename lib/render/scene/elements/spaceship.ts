import { figure } from "./scene-element.ts";
import { paintSpaceship } from "./shapes/spacecraft.ts";

export const spaceship = figure({
  id: "spaceship",
  kind: "vehicle",
  words: [
    "spaceship",
    "spacecraft",
    "starship",
    "shuttle",
    "capsule",
    "nave espacial",
    "vaisseau",
    "raumschiff",
    "espaçonave",
    "astronave",
    "宇宙船",
    "飞船",
    "宇宙飞船",
    "अंतरिक्ष यान",
    "مركبة فضائية",
  ],
  height_m: 8,
  layers: ["subject", "midground", "background"],
  surroundings: ["space"],
  box: { left: -1.8, right: 1.4, top: -1, bottom: 0 },
  shading: "flat",
  stands: "air",
  cycle: () => ({ frames: 8, seconds: 0.5 }),
  paint: paintSpaceship,
});
