import { span } from "./scene-element.ts";
import { cityOf } from "./shapes/skyline.ts";

export const newYork = span({
  id: "new_york",
  kind: "building",
  words: [
    "new york",
    "manhattan",
    "chicago",
    "gotham",
    "nueva york",
    "nova york",
    "nova iorque",
    "ニューヨーク",
    "纽约",
    "芝加哥",
    "न्यूयॉर्क",
    "نيويورك",
  ],
  height_m: 110,
  layers: ["background", "midground"],
  box: { left: 0, right: 3, top: -1.05, bottom: 0.05 },
  ground: "asphalt",
  paint: cityOf("deco"),
});
