import { figure } from "./scene-element.ts";
import { personWords } from "./shapes/person-words.ts";
import { bodyCycle, paintPerson } from "./shapes/person.ts";

export const person = figure({
  id: "person",
  kind: "person",
  words: personWords,
  height_m: 1.75,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.56, right: 0.56, top: -1.2, bottom: 0.04 },
  cycle: bodyCycle,
  paint: paintPerson,
});
