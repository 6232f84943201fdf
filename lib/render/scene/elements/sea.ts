import { span } from "./scene-element.ts";
import { swell } from "./shapes/waters.ts";

export const sea = span({
  id: "sea",
  kind: "water",
  words: ["sea", "ocean", "wave", "waves", "tide", "water", "gulf", "bay", "storm sea", "atlantic", "pacific", "mar", "océano", "ola", "olas", "marea", "mer", "océan", "vague", "vagues", "marée", "meer", "ozean", "welle", "wellen", "see meer", "oceano", "onda", "ondas", "maré", "mare", "onde", "海", "海洋", "波", "大海", "波浪", "समुद्र", "सागर", "लहर", "بحر", "محيط", "موج"],
  height_m: 2,
  layers: ["background", "midground"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.02 },
  ground: "water",
  paint: swell(0.9),
});
