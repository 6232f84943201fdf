import { skyObject } from "./scene-element.ts";
import { paintRainbow } from "./shapes/sky-shows.ts";

export const rainbow = skyObject({
  id: "rainbow",
  kind: "sky",
  words: [
    "rainbow",
    "double rainbow",
    "arcoíris",
    "arco iris",
    "arc-en-ciel",
    "arc en ciel",
    "regenbogen",
    "arco-íris",
    "arcobaleno",
    "虹",
    "彩虹",
    "इंद्रधनुष",
    "قوس قزح",
  ],
  height_m: 10,
  layers: ["sky", "background"],
  box: { left: -0.79, right: 0.79, top: -0.32, bottom: 0.5 },
  paint: paintRainbow,
});
