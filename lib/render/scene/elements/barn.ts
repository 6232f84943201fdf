import { figure } from "./scene-element.ts";
import { paintBarn } from "./shapes/houses.ts";

export const barn = figure({
  id: "barn",
  kind: "building",
  words: ["barn", "farm", "farmhouse", "ranch", "stable", "silo", "granero", "granja", "rancho", "establo", "ferme", "grange", "étable", "scheune", "bauernhof", "stall", "fazenda", "celeiro", "fattoria", "fienile", "stalla", "農場", "納屋", "农场", "谷仓", "खेत घर", "مزرعة", "حظيرة"],
  height_m: 9,
  layers: ["midground", "background", "subject"],
  surroundings: ["field"],
  box: { left: -0.9, right: 0.9, top: -1.1, bottom: 0.05 },
  shading: "flat",
  paint: paintBarn,
});
