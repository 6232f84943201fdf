import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const snowfield = span({
  id: "snowfield",
  kind: "terrain",
  words: ["snowfield", "snow", "ice", "arctic", "antarctica", "ski slope", "tundra ice", "iceberg", "snowscape", "nieve", "ártico", "hielo", "neige", "arctique", "glace", "banquise", "schnee", "eis", "arktis", "schneefeld", "neve", "gelo", "artico", "ghiaccio", "雪原", "雪", "氷", "雪地", "冰", "बर्फ", "हिम", "ثلج", "جليد"],
  height_m: 3,
  layers: ["background", "midground"],
  surroundings: ["mountains"],
  box: { left: 0, right: 8, top: -1.05, bottom: 0.04 },
  ground: "snow",
  paint: terrain({ roughness: 0.24, octaves: 4, sharp: 0.2, floor: 0.2, low: "#9fb2d0", high: "#f4f8ff", snow_line: 0.02, relief: 1.1, ridges: 2 }),
});
