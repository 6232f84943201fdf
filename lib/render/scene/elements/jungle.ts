import { span } from "./scene-element.ts";
import { paintJungle } from "./shapes/tropics.ts";

export const jungle = span({
  id: "jungle",
  kind: "terrain",
  words: [
    "jungle",
    "rainforest",
    "tropics",
    "liana",
    "selva",
    "jungla",
    "forêt tropicale",
    "dschungel",
    "regenwald",
    "selva tropical",
    "giungla",
    "foresta pluviale",
    "ジャングル",
    "熱帯雨林",
    "丛林",
    "热带雨林",
    "वर्षावन",
    "أدغال",
    "غابة مطيرة",
  ],
  height_m: 16,
  layers: ["background", "midground", "foreground"],
  box: { left: 0, right: 3, top: -1.15, bottom: 0.05 },
  ground: "grass",
  paint: paintJungle,
});
