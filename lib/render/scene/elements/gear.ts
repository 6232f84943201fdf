import { figure } from "./scene-element.ts";
import { paintGear } from "./shapes/tools.ts";

export const gear = figure({
  id: "gear",
  kind: "object",
  words: ["gear", "cog", "cogwheel", "machine", "mechanism", "machinery", "engranaje", "máquina", "engrenage", "rouage", "zahnrad", "maschine", "getriebe", "engrenagem", "ingranaggio", "macchina", "歯車", "機械", "齿轮", "机器", "गियर", "मशीन", "ترس", "آلة"],
  height_m: 0.4,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["workshop"],
  box: { left: -0.65, right: 0.8, top: -1.05, bottom: 0.06 },
  shading: "self",
  paint: paintGear,
});
