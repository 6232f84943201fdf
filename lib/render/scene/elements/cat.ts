import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const cat = figure({
  id: "cat",
  kind: "animal",
  words: ["cat", "kitten", "tabby", "kitty", "gato", "gata", "gatito", "chat", "chatte", "chaton", "katze", "kater", "kätzchen", "gatinho", "gatto", "gatta", "gattino", "猫", "ねこ", "子猫", "小猫", "猫咪", "बिल्ली", "قطة", "قط", "هرة"],
  height_m: 0.32,
  layers: ["subject", "foreground", "midground"],
  box: { left: -1.1, right: 1.1, top: -1.35, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#8d8a88", belly: "#f2eee8", length: 0.5, depth: 0.34, back: 0.72, leg: 0.062, neck: [0.14, 0.18], head: 0.18, muzzle: 0.18, ears: "pointed", tail: "up" }),
});
