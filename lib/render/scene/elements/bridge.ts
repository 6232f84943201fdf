import { figure } from "./scene-element.ts";
import { paintBridge } from "./shapes/buildings.ts";

export const bridge = figure({
  id: "bridge",
  kind: "building",
  words: ["bridge", "viaduct", "footbridge", "overpass", "pier", "dock", "aqueduct", "puente", "viaducto", "muelle", "pont", "viaduc", "jetée", "brücke", "viadukt", "steg", "ponte", "viaduto", "cais", "viadotto", "molo", "橋", "桥", "大桥", "पुल", "جسر"],
  height_m: 18,
  layers: ["midground", "background", "subject"],
  surroundings: ["river"],
  box: { left: -2.0, right: 2.0, top: -1.04, bottom: 0.05 },
  paint: paintBridge,
});
