import { figure } from "./scene-element.ts";
import { paintFire } from "./shapes/flames.ts";

export const fire = figure({
  id: "fire",
  kind: "object",
  words: ["fire", "flame", "campfire", "bonfire", "blaze", "explosion", "ember", "lava", "torch", "smoke", "fuego", "llama", "hoguera", "antorcha", "humo", "feu", "flamme", "torche", "fumée", "feuer", "lagerfeuer", "fackel", "rauch", "fogo", "chama", "fogueira", "tocha", "fumaça", "fuoco", "fiamma", "falò", "torcia", "fumo", "火", "炎", "焚き火", "煙", "火焰", "篝火", "烟", "आग", "ज्वाला", "धुआँ", "نار", "لهب", "دخان"],
  height_m: 0.7,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.85, right: 0.85, top: -1.3, bottom: 0.25 },
  shading: "self",
  cycle: () => ({ frames: 18, seconds: 1.5 }),
  paint: paintFire,
});
