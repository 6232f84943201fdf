import { figure } from "./scene-element.ts";
import { paintVolcano } from "./shapes/wild-lands.ts";

export const volcano = figure({
  id: "volcano",
  kind: "terrain",
  words: [
    "volcano",
    "eruption",
    "volcán",
    "erupción",
    "volcan",
    "éruption",
    "vulkan",
    "vulkanausbruch",
    "vulcão",
    "erupção",
    "vulcano",
    "eruzione",
    "火山",
    "富士山",
    "噴火",
    "ज्वालामुखी",
    "بركان",
  ],
  height_m: 500,
  layers: ["background", "midground", "subject"],
  surroundings: ["hills"],
  box: { left: -1.7, right: 1.7, top: -1.5, bottom: 0.04 },
  ground: "rock",
  shading: "flat",
  paint: paintVolcano,
});
