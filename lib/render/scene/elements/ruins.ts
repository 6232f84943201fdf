import { figure } from "./scene-element.ts";
import { paintRuins } from "./shapes/round-towers.ts";

export const ruins = figure({
  id: "ruins",
  kind: "building",
  words: ["ruin", "ruins", "acropolis", "colonnade", "ruina", "ruinas", "columna", "ruine", "ruines", "colonne", "ruinen", "säule", "ruínas", "coluna", "rovina", "rovine", "colonna", "廃墟", "遺跡", "废墟", "遗迹", "खंडहर", "أطلال", "أنقاض"],
  height_m: 9,
  layers: ["midground", "background", "subject"],
  surroundings: ["field"],
  box: { left: -0.96, right: 0.96, top: -1.1, bottom: 0.05 },
  shading: "flat",
  paint: paintRuins,
});
