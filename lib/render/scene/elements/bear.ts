import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const bear = figure({
  id: "bear",
  kind: "animal",
  words: ["bear", "grizzly", "panda", "polar bear", "cub", "lion", "tiger", "gorilla", "oso", "león", "tigre", "ours", "bär", "löwe", "urso", "leão", "orso", "leone", "熊", "クマ", "パンダ", "ライオン", "虎", "熊猫", "狮子", "老虎", "भालू", "शेर", "बाघ", "دب", "أسد", "نمر"],
  height_m: 1.4,
  layers: ["subject", "midground", "background"],
  surroundings: ["forest"],
  box: { left: -1.2, right: 1.3, top: -1.2, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#5b3f2c", belly: "#7a5a40", length: 0.62, depth: 0.52, back: 0.9, leg: 0.1, neck: [0.2, -0.08], head: 0.19, muzzle: 0.55, ears: "round", tail: "short" }),
});
