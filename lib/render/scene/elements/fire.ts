import { figure } from "./scene-element.ts";
import { paintFire } from "./shapes/props.ts";

export const fire = figure({
  id: "fire",
  kind: "object",
  words: ["fire", "flame", "campfire", "bonfire", "blaze", "explosion", "ember", "lava", "torch", "smoke", "fuego", "llama", "hoguera", "humo", "feu", "flamme", "fumée", "feuer", "lagerfeuer", "rauch", "fogo", "chama", "fogueira", "fumaça", "fuoco", "fiamma", "falò", "fumo", "火", "炎", "焚き火", "煙", "火焰", "篝火", "烟", "आग", "ज्वाला", "धुआँ", "نار", "لهب", "دخان"],
  height_m: 0.7,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.8, right: 0.8, top: -1.2, bottom: 0.08 },
  shading: "self", cycle: () => ({ frames: 18, seconds: 1.5 }),
  paint: paintFire,
});
