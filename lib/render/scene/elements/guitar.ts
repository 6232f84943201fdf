import { figure } from "./scene-element.ts";
import { paintGuitar } from "./shapes/instruments.ts";

export const guitar = figure({
  id: "guitar",
  kind: "object",
  words: ["guitar", "electric guitar", "acoustic guitar", "ukulele", "bass", "banjo", "mandolin", "instrument", "guitarra", "bajo", "instrumento", "guitare", "gitarre", "violão", "chitarra", "strumento", "ギター", "楽器", "吉他", "乐器", "गिटार", "वाद्य", "جيتار"],
  height_m: 1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -0.35, right: 0.45, top: -1.06, bottom: 0.06 },
  shading: "self",
  paint: paintGuitar,
});
