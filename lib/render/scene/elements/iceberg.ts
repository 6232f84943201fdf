import { figure } from "./scene-element.ts";
import { paintIceberg } from "./shapes/wild-lands.ts";

export const iceberg = figure({
  id: "iceberg",
  kind: "terrain",
  words: [
    "iceberg",
    "ice floe",
    "témpano",
    "banquise",
    "eisberg",
    "eisscholle",
    "banco de gelo",
    "lastra di ghiaccio",
    "氷山",
    "流氷",
    "冰山",
    "हिमशैल",
    "جبل جليدي",
  ],
  height_m: 28,
  layers: ["midground", "background", "subject"],
  surroundings: ["sea"],
  box: { left: -1.4, right: 1.4, top: -1.08, bottom: 0.03 },
  stands: "water",
  shading: "flat",
  paint: paintIceberg,
});
