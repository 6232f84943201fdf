import { span } from "./scene-element.ts";
import { terrain } from "./shapes/terrain.ts";

export const mountains = span({
  id: "mountains",
  kind: "terrain",
  words: ["mountain", "mountains", "peak", "summit", "alps", "range", "volcano", "glacier", "himalaya", "ridge", "montaña", "montañas", "cumbre", "sierra", "volcán", "glaciar", "montagne", "montagnes", "sommet", "volcan", "berg", "berge", "gipfel", "gebirge", "vulkan", "gletscher", "montanha", "montanhas", "pico", "serra", "vulcão", "montagna", "vetta", "vulcano", "山", "山々", "火山", "富士山", "高山", "山脉", "雪山", "पहाड़", "पर्वत", "جبل", "جبال", "قمة", "بركان"],
  height_m: 900,
  layers: ["background", "midground"],
  box: { left: 0, right: 4, top: -1.05, bottom: 0.04 },
  ground: "grass",
  paint: terrain({ roughness: 0.55, octaves: 6, sharp: 0.85, floor: 0.14, low: "#3a3d46", high: "#8d8a88", snow_line: 0.5, relief: 2.6, ridges: 2 }),
});
