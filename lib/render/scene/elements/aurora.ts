import { skyObject } from "./scene-element.ts";
import { paintAurora } from "./shapes/heavens.ts";

export const aurora = skyObject({
  id: "aurora",
  kind: "sky",
  words: [
    "aurora",
    "northern lights",
    "borealis",
    "polar lights",
    "aurora boreal",
    "aurore boréale",
    "aurores",
    "polarlicht",
    "nordlicht",
    "aurora boreale",
    "オーロラ",
    "极光",
    "ध्रुवीय ज्योति",
    "شفق قطبي",
  ],
  height_m: 10,
  layers: ["sky", "background"],
  box: { left: 0, right: 2.6, top: -1, bottom: 0 },
  paint: paintAurora,
});
