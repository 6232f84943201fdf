import { figure } from "./scene-element.ts";
import { arches } from "./shapes/bridges.ts";
import { chamber } from "./shapes/chamber.ts";

export const viaduct = figure({
  id: "viaduct",
  kind: "building",
  words: [
    "viaduct",
    "aqueduct",
    "stone bridge",
    "old bridge",
    "arched bridge",
    "viaducto",
    "acueducto",
    "puente de piedra",
    "viaduc",
    "aqueduc",
    "pont de pierre",
    "viadukt",
    "steinbrücke",
    "viaduto",
    "aqueduto",
    "viadotto",
    "acquedotto",
    "石橋",
    "水道橋",
    "石桥",
    "पत्थर का पुल",
    "جسر حجري",
  ],
  height_m: 18,
  layers: ["midground", "background", "subject"],
  surroundings: ["river"],
  box: { left: -2.0, right: 2.0, top: -1.04, bottom: 0.05 },
  shading: "flat",
  paint: chamber({ unit_m: 18, ambient: 0.5, gloom: 0.15, tiles: true, open: true }, arches),
});
