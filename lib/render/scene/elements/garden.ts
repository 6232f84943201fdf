import { span } from "./scene-element.ts";
import { paintFlowerGarden } from "./shapes/countryside.ts";

export const garden = span({
  id: "garden",
  kind: "terrain",
  words: [
    "garden",
    "backyard",
    "courtyard",
    "jardín",
    "patio",
    "jardin",
    "cour",
    "garten",
    "hof",
    "jardim",
    "quintal",
    "giardino",
    "cortile",
    "庭",
    "庭園",
    "花园",
    "庭院",
    "बगीचा",
    "حديقة",
  ],
  height_m: 3,
  layers: ["background", "midground"],
  box: { left: 0, right: 4, top: -1.1, bottom: 0.05 },
  ground: "grass",
  paint: paintFlowerGarden,
});
