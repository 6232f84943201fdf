import { figure } from "./scene-element.ts";
import { paintHeadphones } from "./shapes/goods.ts";

export const headphones = figure({
  id: "headphones",
  kind: "product",
  words: ["headphones", "earbuds", "headset", "earphones", "speaker", "earphone", "auriculares", "cascos", "altavoz", "casque", "écouteurs", "enceinte", "kopfhörer", "lautsprecher", "fones de ouvido", "fone", "cuffie", "auricolari", "altoparlante", "ヘッドホン", "イヤホン", "スピーカー", "耳机", "音箱", "हेडफ़ोन", "سماعات"],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.65, right: 0.65, top: -1.04, bottom: 0.03 },
  paint: paintHeadphones,
});
