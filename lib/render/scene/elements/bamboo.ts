import { span } from "./scene-element.ts";
import { paintBamboo } from "./shapes/tropics.ts";

export const bamboo = span({
  id: "bamboo",
  kind: "terrain",
  words: [
    "bamboo",
    "bamboo grove",
    "bamboo forest",
    "bambú",
    "bambou",
    "bambus",
    "bambu",
    "bambù",
    "竹",
    "竹林",
    "竹子",
    "बाँस",
    "خيزران",
  ],
  height_m: 12,
  layers: ["background", "midground", "foreground"],
  box: { left: 0, right: 3, top: -1.08, bottom: 0.05 },
  ground: "soil",
  paint: paintBamboo,
});
