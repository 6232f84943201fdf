import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const dog = figure({
  id: "dog",
  kind: "animal",
  words: ["dog", "puppy", "hound", "terrier", "retriever", "labrador", "pup", "perro", "perra", "cachorro", "chien", "chienne", "chiot", "hund", "hündin", "welpe", "cão", "cadela", "cane", "cagna", "cucciolo", "犬", "子犬", "いぬ", "狗", "小狗", "कुत्ता", "पिल्ला", "كلب", "جرو"],
  height_m: 0.6,
  layers: ["subject", "foreground", "midground"],
  box: { left: -1.1, right: 1.1, top: -1.35, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#c28a4e", belly: "#f0e2cc", length: 0.52, depth: 0.36, back: 0.76, leg: 0.07, neck: [0.16, 0.22], head: 0.17, muzzle: 0.7, ears: "floppy", tail: "up" }),
});
