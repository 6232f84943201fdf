import { skyObject } from "./scene-element.ts";
import { paintSun } from "./shapes/heavens.ts";

export const sun = skyObject({
  id: "sun",
  kind: "sky",
  words: ["sun", "sunrise", "sunset", "sunlight", "sunbeam", "sol", "amanecer", "atardecer", "soleil", "lever de soleil", "coucher de soleil", "sonne", "sonnenaufgang", "sonnenuntergang", "nascer do sol", "pôr do sol", "sole", "alba", "tramonto", "太陽", "日の出", "夕日", "太阳", "日出", "日落", "सूरज", "सूर्य", "شمس", "شروق", "غروب"],
  height_m: 10,
  layers: ["sky", "background", "subject"],
  box: { left: -0.45, right: 0.45, top: -0.45, bottom: 0.45 },
  paint: paintSun,
});
