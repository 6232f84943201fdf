import { span } from "./scene-element.ts";
import { chamber } from "./shapes/chamber.ts";
import { paintRoof } from "./shapes/rooftops.ts";

export const rooftop = span({
  id: "rooftop",
  kind: "building",
  words: [
    "rooftop",
    "roof",
    "rooftop terrace",
    "roof terrace",
    "housetop",
    "azotea",
    "tejado",
    "toit",
    "toit-terrasse",
    "dach",
    "dachterrasse",
    "telhado",
    "terraço",
    "tetto",
    "terrazza sul tetto",
    "屋上",
    "屋根",
    "屋顶",
    "天台",
    "楼顶",
    "छत",
    "سطح",
    "سطح المبنى",
  ],
  height_m: 5.2,
  layers: ["midground"],
  surroundings: ["city", "rooftop"],
  box: { left: 0, right: 5, top: -1.06, bottom: 0.02 },
  ground: "concrete",
  paint: chamber({ unit_m: 5.2, ambient: 0.4, gloom: 0.12, tiles: true, open: true }, paintRoof),
});
