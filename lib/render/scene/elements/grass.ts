import { figure } from "./scene-element.ts";
import { paintGrass } from "./shapes/woods.ts";

export const grass = figure({
  id: "grass",
  kind: "plant",
  words: ["grass", "reed", "wheat", "bush", "fern", "weed", "herb", "crop", "vine", "hierba", "césped", "trigo", "arbusto", "herbe", "roseau", "blé", "buisson", "gras", "schilf", "weizen", "busch", "grama", "capim", "erba", "canna", "grano", "cespuglio", "草", "麦", "葦", "小麦", "芦苇", "灌木", "घास", "गेहूँ", "عشب", "قمح"],
  height_m: 0.5,
  layers: ["foreground", "midground", "subject"],
  surroundings: ["field"],
  box: { left: -1.5, right: 1.6, top: -1.1, bottom: 0.06 },
  cycle: () => ({ frames: 14, seconds: 2.4 }),
  paint: paintGrass,
});
