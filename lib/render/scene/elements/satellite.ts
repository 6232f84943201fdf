import { figure } from "./scene-element.ts";
import { paintSatellite } from "./shapes/spacecraft.ts";

export const satellite = figure({
  id: "satellite",
  kind: "vehicle",
  words: [
    "satellite",
    "space probe",
    "probe",
    "satélite",
    "sonda",
    "satellit",
    "raumsonde",
    "estação espacial",
    "satellite artificiale",
    "衛星",
    "卫星",
    "उपग्रह",
    "قمر صناعي",
  ],
  height_m: 5,
  layers: ["subject", "midground", "background"],
  surroundings: ["space"],
  box: { left: -1.8, right: 1.8, top: -1.04, bottom: 0.06 },
  shading: "flat",
  stands: "air",
  paint: paintSatellite,
});
