import { figure } from "./scene-element.ts";
import { paintCastle } from "./shapes/buildings.ts";

export const castle = figure({
  id: "castle",
  kind: "building",
  words: ["castle", "fortress", "palace", "tower", "citadel", "ruins", "kingdom", "castillo", "palacio", "fortaleza", "torre", "ruinas", "château", "palais", "forteresse", "tour", "schloss", "burg", "palast", "turm", "festung", "castelo", "palácio", "castello", "palazzo", "fortezza", "城", "宮殿", "塔", "城堡", "宫殿", "किला", "महल", "قلعة", "قصر", "برج"],
  height_m: 26,
  layers: ["midground", "background", "subject"],
  surroundings: ["hills"],
  box: { left: -0.7, right: 0.7, top: -1.15, bottom: 0.03 },
  paint: paintCastle,
});
