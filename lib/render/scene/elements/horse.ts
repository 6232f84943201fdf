import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const horse = figure({
  id: "horse",
  kind: "animal",
  words: ["horse", "stallion", "mare", "pony", "foal", "unicorn", "donkey", "zebra", "caballo", "yegua", "potro", "burro", "cheval", "jument", "poney", "licorne", "âne", "pferd", "stute", "einhorn", "esel", "cavalo", "égua", "pônei", "cavallo", "cavalla", "asino", "馬", "うま", "马", "骏马", "घोड़ा", "حصان", "فرس", "خيل"],
  height_m: 1.7,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["field"],
  box: { left: -1.0, right: 1.1, top: -1.2, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#7a4a2a", belly: "#8a5a38", length: 0.46, depth: 0.28, back: 0.72, leg: 0.05, neck: [0.24, 0.26], head: 0.085, muzzle: 1.7, ears: "pointed", tail: "flowing", mane: true }),
});
