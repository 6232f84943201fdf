import { rgb } from "#lib/render/scene/colour.ts";
import { figure } from "./scene-element.ts";
import { bloomColours, paintBloom } from "./shapes/blooms.ts";

export const sunflower = figure({
  id: "sunflower",
  kind: "plant",
  words: [
    "sunflower",
    "girasol",
    "tournesol",
    "sonnenblume",
    "girassol",
    "girasole",
    "ひまわり",
    "向日葵",
    "सूरजमुखी",
    "عباد الشمس",
    "زهرة دوار الشمس",
  ],
  height_m: 1.7,
  layers: ["midground", "subject", "foreground"],
  surroundings: ["field"],
  box: { left: -0.4, right: 0.4, top: -1.08, bottom: 0.02 },
  shading: "flat",
  paint: (brush) =>
    paintBloom(
      brush,
      "sunflower",
      brush.colour ?? rgb(bloomColours.sunflower),
      [(brush.random() - 0.5) * 0.1, -0.83],
      0.18,
    ),
});
