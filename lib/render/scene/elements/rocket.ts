import { figure } from "./scene-element.ts";
import { paintRocket } from "./shapes/spacecraft.ts";

export const rocket = figure({
  id: "rocket",
  kind: "vehicle",
  words: [
    "rocket",
    "space rocket",
    "launch vehicle",
    "cohete",
    "fusée",
    "rakete",
    "foguete",
    "razzo",
    "ロケット",
    "火箭",
    "रॉकेट",
    "صاروخ",
  ],
  height_m: 40,
  layers: ["subject", "midground", "background"],
  box: { left: -0.26, right: 0.26, top: -1.02, bottom: 0.56 },
  shading: "flat",
  cycle: (motion) => (motion === "idle" || motion === "still" ? null : { frames: 8, seconds: 0.5 }),
  paint: paintRocket,
});
