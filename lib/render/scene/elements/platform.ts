import { span } from "./scene-element.ts";
import { paintPlatform } from "./shapes/yards.ts";

export const platform = span({
  id: "platform",
  kind: "building",
  words: ["platform", "station", "plataforma", "プラットホーム", "प्लेटफ़ॉर्म", "محطة قطار", "رصيف المحطة"],
  height_m: 5,
  layers: ["background", "midground"],
  box: { left: 0, right: 4, top: -1.02, bottom: 0.05 },
  ground: "paving",
  paint: paintPlatform,
});
