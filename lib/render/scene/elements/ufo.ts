import { figure } from "./scene-element.ts";
import { paintUfo } from "./shapes/spacecraft.ts";

export const ufo = figure({
  id: "ufo",
  kind: "vehicle",
  words: [
    "ufo",
    "flying saucer",
    "alien ship",
    "ovni",
    "platillo volante",
    "soucoupe volante",
    "untertasse",
    "disco voador",
    "disco volante",
    "空飛ぶ円盤",
    "未確認飛行物体",
    "飞碟",
    "不明飞行物",
    "उड़न तश्तरी",
    "طبق طائر",
  ],
  height_m: 5,
  layers: ["subject", "midground", "background"],
  box: { left: -1.6, right: 1.6, top: -1.04, bottom: 0.62 },
  shading: "flat",
  stands: "air",
  cycle: () => ({ frames: 8, seconds: 0.5 }),
  paint: paintUfo,
});
