import { span } from "./scene-element.ts";
import { swell } from "./shapes/waters.ts";

export const river = span({
  id: "river",
  kind: "water",
  words: ["river", "stream", "creek", "brook", "canal", "rapids", "río", "arroyo", "rivière", "fleuve", "ruisseau", "fluss", "bach", "strom", "kanal", "rio", "riacho", "fiume", "torrente", "ruscello", "canale", "川", "河", "小川", "河流", "小溪", "नदी", "نهر", "جدول", "قناة"],
  height_m: 1,
  layers: ["background", "midground"],
  surroundings: ["hills"],
  box: { left: 0, right: 10, top: -1.05, bottom: 0.02 },
  ground: "water",
  paint: swell(0.5),
});
