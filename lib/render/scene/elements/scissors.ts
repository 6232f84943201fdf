import { figure } from "./scene-element.ts";
import { paintScissors } from "./shapes/blades.ts";

export const scissors = figure({
  id: "scissors",
  kind: "object",
  words: [
    "scissors",
    "scissor",
    "shears",
    "tijera",
    "tijeras",
    "ciseaux",
    "schere",
    "tesoura",
    "forbici",
    "はさみ",
    "剪刀",
    "कैंची",
    "مقص",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.5, right: 0.5, top: -1.12, bottom: 0.12 },
  shading: "self",
  paint: paintScissors,
});
