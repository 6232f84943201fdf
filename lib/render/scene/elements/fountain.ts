import { figure } from "./scene-element.ts";
import { paintFountain } from "./shapes/monuments.ts";

export const fountain = figure({
  id: "fountain",
  kind: "water",
  words: [
    "fountain",
    "fuente",
    "fontaine",
    "springbrunnen",
    "brunnen",
    "fonte",
    "fontana",
    "噴水",
    "喷泉",
    "फव्वारा",
    "نافورة",
  ],
  height_m: 3.2,
  layers: ["midground", "subject", "background"],
  surroundings: ["garden"],
  box: { left: -0.68, right: 0.68, top: -1.06, bottom: 0.08 },
  shading: "flat",
  cycle: () => ({ frames: 12, seconds: 1 }),
  paint: paintFountain,
});
