import { figure } from "./scene-element.ts";
import { swimmer } from "./shapes/fish-body.ts";
import { fishOf } from "./shapes/swimmers.ts";

export const fish = figure({
  id: "fish",
  kind: "animal",
  words: [
    "fish",
    "salmon",
    "koi",
    "trout",
    "goldfish",
    "tuna",
    "seahorse",
    "pez",
    "peces",
    "poisson",
    "fisch",
    "peixe",
    "pesce",
    "魚",
    "金魚",
    "鱼",
    "金鱼",
    "मछली",
    "سمكة",
  ],
  height_m: 0.25,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["underwater"],
  stands: "air",
  box: { left: -1.5, right: 1.1, top: -1.15, bottom: 0.15 },
  cycle: () => ({ frames: 14, seconds: 1 }),
  paint: swimmer(fishOf),
});
