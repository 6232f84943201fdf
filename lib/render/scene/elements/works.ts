import { figure } from "./scene-element.ts";
import { paintWorks } from "./shapes/houses.ts";

export const works = figure({
  id: "works",
  kind: "building",
  words: ["smokestack", "power plant", "refinery", "mill town", "chimney", "chimenea industrial", "central eléctrica", "cheminée d'usine", "raffinerie", "schornstein", "kraftwerk", "chaminé", "usina", "ciminiera", "raffineria", "煙突", "発電所", "烟囱", "发电厂", "चिमनी", "مدخنة", "محطة كهرباء"],
  height_m: 30,
  layers: ["midground", "background", "subject"],
  surroundings: ["city"],
  box: { left: -0.95, right: 1.2, top: -1.4, bottom: 0.04 },
  shading: "flat",
  paint: paintWorks,
});
