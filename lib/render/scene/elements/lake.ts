import { span } from "./scene-element.ts";
import { swell } from "./shapes/waters.ts";

export const lake = span({
  id: "lake",
  kind: "water",
  words: ["lake", "pond", "lagoon", "reservoir", "pool", "loch", "fjord", "swamp", "lago", "laguna", "estanque", "piscina", "lac", "étang", "lagune", "piscine", "see", "teich", "lagoa", "stagno", "湖", "池", "湖泊", "池塘", "झील", "तालाब", "بحيرة", "بركة"],
  height_m: 1,
  layers: ["background", "midground"],
  surroundings: ["mountains"],
  box: { left: 0, right: 10, top: -1.05, bottom: 0.02 },
  ground: "water",
  paint: swell(0.35),
});
