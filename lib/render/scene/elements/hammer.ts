import { figure } from "./scene-element.ts";
import { paintHammer } from "./shapes/tools.ts";

export const hammer = figure({
  id: "hammer",
  kind: "object",
  words: ["hammer", "mallet", "tool", "nail", "sledgehammer", "martillo", "herramienta", "clavo", "marteau", "outil", "clou", "werkzeug", "nagel", "martelo", "ferramenta", "prego", "martello", "attrezzo", "chiodo", "ハンマー", "金槌", "道具", "锤子", "工具", "钉子", "हथौड़ा", "औज़ार", "مطرقة", "أداة"],
  height_m: 0.3,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["workshop"],
  box: { left: -0.55, right: 0.55, top: -1.1, bottom: 0.06 },
  shading: "self",
  paint: paintHammer,
});
