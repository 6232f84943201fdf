import { figure } from "./scene-element.ts";
import { paintGift } from "./shapes/household.ts";

export const gift = figure({
  id: "gift",
  kind: "object",
  words: [
    "gift",
    "present",
    "birthday present",
    "surprise",
    "regalo",
    "sorpresa",
    "cadeau",
    "geschenk",
    "überraschung",
    "presente",
    "dono",
    "sorpresa regalo",
    "プレゼント",
    "贈り物",
    "礼物",
    "उपहार",
    "तोहफ़ा",
    "هدية",
  ],
  height_m: 0.3,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.8, right: 0.8, top: -1.3, bottom: 0.35 },
  shading: "self",
  paint: paintGift,
});
