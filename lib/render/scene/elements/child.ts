import { figure } from "./scene-element.ts";
import { bodyCycle, paintChild } from "./shapes/person.ts";

export const child = figure({
  id: "child",
  kind: "person",
  words: ["child", "kid", "girl", "boy", "toddler", "baby", "daughter", "son", "youngster", "little girl", "little boy", "niño", "niña", "hijo", "hija", "bebé", "enfant", "fille", "garçon", "bébé", "fils", "kind", "mädchen", "junge", "sohn", "tochter", "criança", "menina", "menino", "filho", "filha", "bebê", "bambino", "bambina", "ragazzo", "ragazza", "figlio", "figlia", "子供", "子ども", "少年", "少女", "女の子", "男の子", "赤ちゃん", "孩子", "小孩", "女孩", "男孩", "儿童", "婴儿", "बच्चा", "बच्ची", "लड़का", "लड़की", "बालक", "طفل", "طفلة", "ولد", "بنت", "صبي"],
  height_m: 1.2,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.55, right: 0.55, top: -1.14, bottom: 0.03 },
  cycle: bodyCycle,
  paint: paintChild,
});
