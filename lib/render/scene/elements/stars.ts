import { skyObject } from "./scene-element.ts";
import { paintStars } from "./shapes/heavens.ts";

export const stars = skyObject({
  id: "stars",
  kind: "sky",
  words: ["star", "stars", "night sky", "constellation", "milky way", "comet", "meteor", "starlight", "estrella", "estrellas", "cometa", "étoile", "étoiles", "comète", "stern", "sterne", "sternenhimmel", "komet", "estrela", "estrelas", "stella", "stelle", "星", "星空", "流れ星", "星星", "流星", "तारा", "तारे", "نجمة", "نجوم"],
  height_m: 10,
  layers: ["sky", "background"],
  box: { left: 0, right: 2.6, top: -1, bottom: 0 },
  paint: paintStars,
});
