import { span } from "./scene-element.ts";
import { paintBarren } from "./shapes/wild-lands.ts";

export const mars = span({
  id: "mars_surface",
  kind: "terrain",
  words: [
    "mars",
    "red planet",
    "martian",
    "marte",
    "planeta rojo",
    "planète rouge",
    "roter planet",
    "planeta vermelho",
    "pianeta rosso",
    "火星",
    "मंगल",
    "المريخ",
  ],
  height_m: 60,
  layers: ["background", "midground"],
  box: { left: 0, right: 4, top: -1.1, bottom: 0.04 },
  ground: "sand",
  paint: (brush) => paintBarren(brush, true),
});
