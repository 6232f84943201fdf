import { figure } from "./scene-element.ts";
import { paintPan } from "./shapes/drinks.ts";

export const pan = figure({
  id: "pan",
  kind: "object",
  words: ["pan", "frying pan", "skillet", "wok", "saucepan", "cooking pot", "cauldron", "casserole", "sartén", "olla", "cacerola", "poêle", "marmite", "pfanne", "topf", "kochtopf", "frigideira", "panela", "padella", "pentola", "フライパン", "鍋", "锅", "煎锅", "कड़ाही", "बर्तन", "مقلاة", "قدر"],
  height_m: 0.14,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.1, right: 2.1, top: -1.25, bottom: 0.55 },
  shading: "self",
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintPan,
});
