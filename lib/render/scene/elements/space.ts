import { skyObject } from "./scene-element.ts";
import { paintSpace } from "./shapes/heavens.ts";

export const space = skyObject({
  id: "space",
  kind: "sky",
  words: ["space", "outer space", "galaxy", "universe", "cosmos", "nebula", "orbit", "void", "espacio", "galaxia", "universo", "espace", "galaxie", "univers", "weltraum", "weltall", "universum", "kosmos", "espaço", "galáxia", "spazio", "galassia", "宇宙", "銀河", "太空", "银河", "星系", "अंतरिक्ष", "ब्रह्मांड", "فضاء", "مجرة", "كون"],
  height_m: 10,
  layers: ["background", "sky"],
  box: { left: 0, right: 3, top: -0.75, bottom: 0.75 },
  paint: paintSpace,
});
