import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

export const classroom = figure({
  id: "classroom",
  kind: "interior",
  words: [
    "classroom",
    "schoolroom",
    "lecture hall",
    "kindergarten",
    "aula",
    "clase",
    "classe",
    "salle de classe",
    "klassenzimmer",
    "hörsaal",
    "sala de aula",
    "教室",
    "कक्षा",
    "فصل",
    "قاعة دراسية",
  ],
  height_m: 3.2,
  layers: ["background"],
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
