import { figure } from "./scene-element.ts";
import { paintStreetlamp } from "./shapes/lamps.ts";

export const streetlamp = figure({
  id: "streetlamp",
  kind: "object",
  words: [
    "streetlamp",
    "streetlight",
    "street lamp",
    "lamppost",
    "lamp post",
    "farola",
    "réverbère",
    "lampadaire",
    "straßenlaterne",
    "straßenlampe",
    "poste de luz",
    "lampione",
    "街灯",
    "路灯",
    "सड़क की बत्ती",
    "عمود إنارة",
  ],
  height_m: 4.2,
  layers: ["midground", "subject", "foreground", "background"],
  surroundings: ["street"],
  box: { left: -0.1, right: 0.1, top: -1.01, bottom: 0.01 },
  shading: "flat",
  paint: paintStreetlamp,
});
