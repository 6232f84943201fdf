import { figure } from "./scene-element.ts";
import { paintGuitar } from "./shapes/props.ts";

export const guitar = figure({
  id: "guitar",
  kind: "object",
  words: ["guitar", "violin", "cello", "bass", "ukulele", "instrument", "saxophone", "trumpet", "microphone", "drum", "guitarra", "violín", "instrumento", "trompeta", "tambor", "guitare", "violon", "trompette", "tambour", "gitarre", "geige", "trompete", "trommel", "violão", "violino", "chitarra", "strumento", "tromba", "tamburo", "ギター", "バイオリン", "楽器", "マイク", "吉他", "小提琴", "乐器", "鼓", "गिटार", "वायलिन", "جيتار", "كمان"],
  height_m: 1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -0.35, right: 0.35, top: -1.05, bottom: 0.03 },
  paint: paintGuitar,
});
