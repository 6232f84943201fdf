import { figure } from "./scene-element.ts";
import { suspension } from "./shapes/bridges.ts";
import { chamber } from "./shapes/chamber.ts";

export const bridge = figure({
  id: "bridge",
  kind: "building",
  words: ["bridge", "footbridge", "overpass", "puente", "pont", "brücke", "ponte", "橋", "桥", "大桥", "पुल", "جسر"],
  height_m: 18,
  layers: ["midground", "background", "subject"],
  surroundings: ["river"],
  box: { left: -2.0, right: 2.0, top: -1.04, bottom: 0.05 },
  shading: "flat",
  paint: chamber({ unit_m: 18, ambient: 0.5, gloom: 0.15, tiles: true, open: true }, suspension),
});
