import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const beach = span({
  id: "beach",
  kind: "terrain",
  words: ["beach", "seaside", "coastline", "sandbar", "shoreline", "playa", "orilla", "plage", "rivage", "strand", "ufer", "praia", "orla", "spiaggia", "riva", "浜辺", "ビーチ", "砂浜", "海滩", "沙滩", "समुद्रतट", "شاطئ"],
  height_m: 2,
  layers: ["background", "midground"],
  surroundings: ["sea"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.04 },
  ground: "sand",
  paint: terrain({ roughness: 0.2, octaves: 3, sharp: 0.1, floor: 0.12, low: "#b08c5e", high: "#ecd3a2", snow_line: 1.7, relief: 0.8, ridges: 1 }),
});
