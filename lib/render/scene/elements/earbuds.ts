import { figure } from "./scene-element.ts";
import { paintEarbuds } from "./shapes/audio.ts";

export const earbuds = figure({
  id: "earbuds",
  kind: "product",
  words: [
    "earbuds",
    "earphones",
    "earphone",
    "earbud",
    "airpods",
    "auriculares inalámbricos",
    "écouteurs",
    "ohrhörer",
    "fones",
    "auricolari",
    "イヤホン",
    "无线耳机",
    "ईयरबड",
    "سماعات أذن",
  ],
  height_m: 0.06,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.8, right: 0.8, top: -1.03, bottom: 0.06 },
  shading: "self",
  paint: paintEarbuds,
});
