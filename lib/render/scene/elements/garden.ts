import { span } from "./scene-element.ts";
import { paintGarden } from "./shapes/waters.ts";

export const garden = span({
  id: "garden",
  kind: "terrain",
  words: ["garden", "greenhouse", "orchard", "backyard", "courtyard", "terrace", "balcony", "jardín", "huerto", "patio", "terraza", "jardin", "verger", "cour", "terrasse", "garten", "obstgarten", "hof", "jardim", "pomar", "quintal", "giardino", "frutteto", "cortile", "terrazza", "庭", "庭園", "温室", "花园", "庭院", "果园", "बगीचा", "बाग", "حديقة", "بستان"],
  height_m: 3,
  layers: ["background", "midground"],
  box: { left: 0, right: 4, top: -1.1, bottom: 0.05 },
  ground: "grass",
  paint: paintGarden,
});
