import { figure } from "./scene-element.ts";
import { paintTube } from "./shapes/pots.ts";

export const tube = figure({
  id: "tube",
  kind: "product",
  words: [
    "tube",
    "toothpaste",
    "sunscreen",
    "ointment",
    "tubo",
    "dentifrice",
    "zahnpasta",
    "tubetto",
    "チューブ",
    "管",
    "牙膏",
    "ट्यूब",
    "أنبوب",
  ],
  height_m: 0.17,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.25, right: 0.25, top: -1.01, bottom: 0.01 },
  shading: "self",
  paint: paintTube,
});
