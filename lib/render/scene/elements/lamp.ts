import { figure } from "./scene-element.ts";
import { paintLamp } from "./shapes/props.ts";

export const lamp = figure({
  id: "lamp",
  kind: "object",
  words: ["lamp", "light", "bulb", "desk lamp", "streetlight", "lightbulb", "neon", "lámpara", "bombilla", "farola", "luz", "lampe", "ampoule", "lumière", "réverbère", "glühbirne", "licht", "laterne", "lâmpada", "luminária", "lampada", "lampadina", "luce", "ランプ", "電球", "灯り", "光", "灯", "台灯", "灯泡", "दीपक", "बल्ब", "रोशनी", "مصباح", "ضوء", "نور"],
  height_m: 0.5,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["living_room"],
  box: { left: -0.4, right: 0.4, top: -1.04, bottom: 0.03 },
  paint: paintLamp,
});
