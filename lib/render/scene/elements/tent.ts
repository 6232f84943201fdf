import { figure } from "./scene-element.ts";
import { paintTent } from "./shapes/buildings.ts";

export const tent = figure({
  id: "tent",
  kind: "building",
  words: ["tent", "camp", "yurt", "campsite", "marquee", "teepee", "circus", "tienda de campaña", "campamento", "circo", "tente", "cirque", "zelt", "lager", "zirkus", "tenda", "barraca", "acampamento", "campo", "テント", "キャンプ", "帐篷", "营地", "तंबू", "शिविर", "خيمة", "مخيم"],
  height_m: 2.2,
  layers: ["midground", "subject", "background"],
  surroundings: ["field"],
  box: { left: -1.15, right: 1.2, top: -1.04, bottom: 0.03 },
  paint: paintTent,
});
