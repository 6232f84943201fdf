import { figure } from "./scene-element.ts";
import { paintRing } from "./shapes/treasures.ts";

export const ring = figure({
  id: "ring",
  kind: "object",
  words: ["ring", "jewel", "diamond", "gem", "ruby", "emerald", "sapphire", "wedding ring", "anillo", "joya", "diamante", "bague", "bijou", "diamant", "ehering", "juwel", "schmuck", "anel", "joia", "anello", "gioiello", "指輪", "宝石", "ダイヤモンド", "戒指", "钻石", "अंगूठी", "हीरा", "गहना", "خاتم", "جوهرة", "ماسة"],
  height_m: 0.03,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.65, right: 0.65, top: -1.15, bottom: 0.12 },
  shading: "self",
  paint: paintRing,
});
