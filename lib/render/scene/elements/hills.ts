import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const hills = span({
  id: "hills",
  kind: "terrain",
  words: ["hill", "hills", "valley", "countryside", "slope", "highland", "knoll", "vineyard", "colina", "colinas", "valle", "ladera", "colline", "collines", "vallée", "campagne", "hügel", "tal", "landschaft", "vale", "collina", "campagna", "丘", "谷", "田舎", "山丘", "丘陵", "山谷", "乡村", "पहाड़ी", "घाटी", "تل", "تلال", "وادي"],
  height_m: 60,
  layers: ["background", "midground"],
  box: { left: 0, right: 5, top: -1.05, bottom: 0.04 },
  ground: "grass",
  paint: terrain({ roughness: 0.3, octaves: 4, sharp: 0.08, floor: 0.18, low: "#35492a", high: "#7f9450", snow_line: 1.6, relief: 0.9, ridges: 3 }),
});
