import { figure } from "./scene-element.ts";
import { paintWatch } from "./shapes/goods.ts";

export const watch = figure({
  id: "watch",
  kind: "product",
  words: ["watch", "wristwatch", "smartwatch", "jewelry", "bracelet", "ring", "necklace", "diamond", "earring", "reloj de pulsera", "anillo", "collar", "joya", "diamante", "montre", "bague", "collier", "bijou", "diamant", "armbanduhr", "halskette", "schmuck", "relógio de pulso", "anel", "colar", "joia", "orologio da polso", "anello", "collana", "gioiello", "腕時計", "指輪", "宝石", "手表", "戒指", "珠宝", "项链", "घड़ी", "अंगूठी", "गहना", "ساعة يد", "خاتم", "مجوهرات"],
  height_m: 0.11,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.5, right: 0.5, top: -1.04, bottom: 0.03 },
  shading: "self", cycle: () => ({ frames: 24, seconds: 12 }),
  paint: paintWatch,
});
