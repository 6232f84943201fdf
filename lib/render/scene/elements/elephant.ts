import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

export const elephant = figure({
  id: "elephant",
  kind: "animal",
  words: [
    "elephant",
    "mammoth",
    "rhino",
    "hippo",
    "elefante",
    "éléphant",
    "elefant",
    "象",
    "ゾウ",
    "大象",
    "हाथी",
    "فيل",
  ],
  height_m: 3,
  layers: ["subject", "midground", "background"],
  surroundings: ["plain"],
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
