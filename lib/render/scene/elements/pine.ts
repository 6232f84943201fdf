import { figure } from "./scene-element.ts";
import { paintPine } from "./shapes/woods.ts";

export const pine = figure({
  id: "pine",
  kind: "plant",
  words: ["pine", "fir", "spruce", "conifer", "cedar", "christmas tree", "pino", "abeto", "pin", "sapin", "kiefer", "tanne", "fichte", "pinheiro", "abete", "松", "杉", "松树", "杉树", "देवदार", "صنوبر"],
  height_m: 12,
  layers: ["midground", "background", "subject", "foreground"],
  surroundings: ["forest"],
  box: { left: -0.35, right: 0.35, top: -1.1, bottom: 0.03 },
  paint: paintPine,
});
