import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

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
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
