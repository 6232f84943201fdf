import { figure } from "./scene-element.ts";
import { paintDesertPlant } from "./shapes/small-plants.ts";

export const cactus = figure({
  id: "cactus",
  kind: "plant",
  words: ["cactus", "saguaro", "agave", "succulent", "kaktus", "cacto", "サボテン", "仙人掌", "कैक्टस", "صبار"],
  height_m: 2.5,
  layers: ["midground", "subject", "background", "foreground"],
  surroundings: ["dunes"],
  box: { left: -0.45, right: 0.45, top: -1.06, bottom: 0.03 },
  shading: "flat",
  paint: paintDesertPlant,
});
