import { figure } from "./scene-element.ts";
import { paintHeart } from "./shapes/treasures.ts";

export const heart = figure({
  id: "heart",
  kind: "symbol",
  words: ["heart", "love", "romance", "soul", "hope", "corazón", "amor", "alma", "esperanza", "cœur", "coeur", "amour", "âme", "espoir", "herz", "liebe", "seele", "hoffnung", "coração", "esperança", "cuore", "amore", "anima", "speranza", "心", "愛", "ハート", "希望", "爱", "爱情", "दिल", "प्यार", "قلب", "حب"],
  height_m: 0.4,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.7, right: 0.7, top: -1.15, bottom: 0.12 },
  shading: "self",
  stands: "air",
  cycle: () => ({ frames: 16, seconds: 1.1 }),
  paint: paintHeart,
});
