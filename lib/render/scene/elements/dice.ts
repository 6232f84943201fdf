import { figure } from "./scene-element.ts";
import { paintDice } from "./shapes/playroom.ts";

export const dice = figure({
  id: "dice",
  kind: "object",
  words: [
    "dice",
    "die",
    "gamble",
    "luck",
    "dado",
    "suerte",
    "dé",
    "chance",
    "würfel",
    "glück",
    "sorte",
    "fortuna",
    "サイコロ",
    "骰子",
    "पासा",
    "نرد",
  ],
  height_m: 0.02,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.95, right: 1.0, top: -1.1, bottom: 0.35 },
  shading: "self",
  paint: paintDice,
});
