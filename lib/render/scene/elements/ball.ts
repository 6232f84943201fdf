import { figure } from "./scene-element.ts";
import { paintBall } from "./shapes/playroom.ts";

export const ball = figure({
  id: "ball",
  kind: "object",
  words: ["ball", "football", "soccer ball", "basketball", "baseball", "tennis ball", "marble", "bubble", "pelota", "balón", "burbuja", "balle", "bulle", "fußball", "kugel", "blase", "bola", "bolha", "palla", "pallone", "bolla", "ボール", "玉", "球", "足球", "篮球", "गेंद", "كرة"],
  height_m: 0.22,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.55, right: 0.55, top: -1.06, bottom: 0.06 },
  shading: "self",
  cycle: (motion) => (motion === "spin" || motion === "run" ? { frames: 16, seconds: 1.6 } : null),
  paint: paintBall,
});
