import { figure } from "./scene-element.ts";
import { paintTorii } from "./shapes/pagodas.ts";

export const torii = figure({
  id: "torii",
  kind: "building",
  words: ["shrine gate", "torii gate", "牌坊", "portal torii", "तोरी", "توري"],
  height_m: 6,
  layers: ["midground", "background", "subject"],
  surroundings: ["forest"],
  box: { left: -0.7, right: 0.7, top: -1.06, bottom: 0.04 },
  shading: "flat",
  paint: paintTorii,
});
