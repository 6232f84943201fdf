import { figure } from "./scene-element.ts";
import { paintHeadphones } from "./shapes/audio.ts";

export const headphones = figure({
  id: "headphones",
  kind: "product",
  words: [
    "headphones",
    "headset",
    "auriculares",
    "cascos",
    "casque",
    "kopfhörer",
    "fones de ouvido",
    "fone",
    "cuffie",
    "ヘッドホン",
    "耳机",
    "हेडफ़ोन",
    "سماعات",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.65, right: 0.65, top: -1.04, bottom: 0.03 },
  shading: "self",
  paint: paintHeadphones,
});
