import { figure } from "./scene-element.ts";
import { paintJetty } from "./shapes/monuments.ts";

export const jetty = figure({
  id: "jetty",
  kind: "building",
  words: [
    "dock pier",
    "boardwalk",
    "landing stage",
    "embarcadero",
    "muelle de madera",
    "ponton",
    "bootssteg",
    "píer",
    "trapiche",
    "pontile",
    "桟橋",
    "木栈道",
    "栈桥",
    "घाट",
    "رصيف خشبي",
  ],
  height_m: 1.4,
  layers: ["foreground", "midground", "subject"],
  surroundings: ["lake"],
  box: { left: -1.3, right: 1.3, top: -1.0, bottom: 0.4 },
  shading: "flat",
  paint: paintJetty,
});
