import { span } from "./scene-element.ts";
import { lowland } from "./shapes/lands.ts";
import { paintMarram } from "./shapes/seas.ts";

const sand = lowland({ low: "#c09a68", high: "#ecd3a2", tuft: "#d8b47e", swell: 0.4, perUnit: 0.25 });

export const beach = span({
  id: "beach",
  kind: "terrain",
  words: [
    "beach",
    "seaside",
    "coastline",
    "sandbar",
    "shoreline",
    "playa",
    "orilla",
    "plage",
    "rivage",
    "strand",
    "ufer",
    "praia",
    "orla",
    "spiaggia",
    "riva",
    "浜辺",
    "ビーチ",
    "砂浜",
    "海滩",
    "沙滩",
    "समुद्रतट",
    "شاطئ",
    "coast",
    "shore",
    "costa",
    "litoral",
  ],
  height_m: 2,
  layers: ["background", "midground"],
  surroundings: ["sea"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.04 },
  ground: "sand",
  paint(brush) {
    sand(brush);
    paintMarram(brush);
  },
});
