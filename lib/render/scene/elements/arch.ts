import { figure } from "./scene-element.ts";
import { paintArch } from "./shapes/monuments.ts";

export const arch = figure({
  id: "arch",
  kind: "building",
  words: [
    "arch",
    "archway",
    "triumphal arch",
    "city gate",
    "arco",
    "arche",
    "arc de triomphe",
    "bogen",
    "triumphbogen",
    "stadttor",
    "アーチ",
    "凱旋門",
    "拱门",
    "凯旋门",
    "मेहराब",
    "قوس النصر",
  ],
  height_m: 18,
  layers: ["midground", "background", "subject"],
  surroundings: ["city"],
  box: { left: -0.58, right: 0.64, top: -1.06, bottom: 0.04 },
  shading: "flat",
  paint: paintArch,
});
