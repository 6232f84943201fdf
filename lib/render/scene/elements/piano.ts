import { figure } from "./scene-element.ts";
import { paintPiano } from "./shapes/piano.ts";

export const piano = figure({
  id: "piano",
  kind: "object",
  words: [
    "piano",
    "grand piano",
    "keyboard instrument",
    "organ",
    "synthesizer",
    "klavier",
    "flügel",
    "pianoforte",
    "ピアノ",
    "钢琴",
    "पियानो",
    "بيانو",
  ],
  height_m: 1.5,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["stage"],
  box: { left: -1.35, right: 1.35, top: -1.95, bottom: 0.5 },
  shading: "self",
  paint: paintPiano,
});
