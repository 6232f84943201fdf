import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const plain = span({
  id: "plain",
  kind: "terrain",
  words: ["plain", "savanna", "steppe", "prairie", "ground", "land", "tundra", "world", "llanura", "sabana", "estepa", "tierra", "plaine", "savane", "terre", "ebene", "savanne", "erde", "planície", "savana", "terra", "pianura", "平原", "草原", "大地", "मैदान", "धरती", "سهل", "سافانا", "أرض"],
  height_m: 3,
  layers: ["background", "midground"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.04 },
  ground: "grass",
  paint: terrain({ roughness: 0.22, octaves: 4, sharp: 0.1, floor: 0.2, low: "#6b6234", high: "#b09a58", snow_line: 1.7, relief: 0.7, ridges: 2 }),
});
