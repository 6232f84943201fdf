import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const field = span({
  id: "field",
  kind: "terrain",
  words: ["field", "meadow", "farmland", "pasture", "wheat field", "lawn", "park", "stadium", "pitch", "campo", "prado", "pradera", "parque", "estadio", "champ", "prairie", "pré", "parc", "stade", "feld", "wiese", "weide", "stadion", "estádio", "prato", "parco", "stadio", "畑", "野原", "牧場", "公園", "田野", "草地", "农田", "公园", "खेत", "घास का मैदान", "पार्क", "حقل", "مرج", "حديقة عامة"],
  height_m: 2,
  layers: ["background", "midground"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.04 },
  ground: "grass",
  paint: terrain({ roughness: 0.25, octaves: 5, sharp: 0.05, floor: 0.25, low: "#4a6230", high: "#9aa653", snow_line: 1.7, relief: 0.8, ridges: 2 }),
});
