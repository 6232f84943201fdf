import { figure } from "./scene-element.ts";
import { paintButterfly } from "./shapes/creatures.ts";

export const butterfly = figure({
  id: "butterfly",
  kind: "animal",
  words: ["butterfly", "moth", "dragonfly", "bee", "firefly", "insect", "ladybug", "mariposa", "abeja", "luciérnaga", "papillon", "abeille", "luciole", "schmetterling", "biene", "glühwürmchen", "borboleta", "abelha", "farfalla", "ape", "lucciola", "蝶", "蜂", "蛍", "蝴蝶", "蜜蜂", "萤火虫", "तितली", "मधुमक्खी", "فراشة", "نحلة"],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["garden"],
  box: { left: -0.85, right: 0.85, top: -1.05, bottom: 0.05 },
  stands: "air", cycle: () => ({ frames: 12, seconds: 0.6 }),
  paint: paintButterfly,
});
