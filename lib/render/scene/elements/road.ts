import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const road = span({
  id: "road",
  kind: "terrain",
  words: ["road", "highway", "path", "trail", "track", "route", "freeway", "asphalt", "racetrack", "railroad", "carretera", "camino", "sendero", "autopista", "chemin", "sentier", "autoroute", "landstraße", "weg", "pfad", "autobahn", "estrada", "caminho", "trilha", "rodovia", "autostrada", "sentiero", "cammino", "道", "道路", "高速道路", "路", "公路", "小路", "रास्ता", "राजमार्ग", "طريق", "ممر بري"],
  height_m: 1,
  layers: ["background", "midground"],
  surroundings: ["plain"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.04 },
  ground: "asphalt",
  paint: terrain({ roughness: 0.3, octaves: 4, sharp: 0.1, floor: 0.15, low: "#57552f", high: "#968a52", snow_line: 1.7, relief: 0.8, ridges: 1 }),
});
