import { figure } from "./scene-element.ts";
import { paintPiano } from "./shapes/furnishings.ts";

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
  box: { left: -0.95, right: 1.45, top: -1.05, bottom: 0.03 },
  paint: paintPiano,
});
