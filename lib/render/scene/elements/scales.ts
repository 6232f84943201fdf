import { figure } from "./scene-element.ts";
import { paintScales } from "./shapes/optics.ts";

export const scales = figure({
  id: "scales",
  kind: "object",
  words: ["scales", "balance", "justice", "weighing scale", "balanza", "justicia", "waage", "gerechtigkeit", "balança", "justiça", "bilancia", "giustizia", "天秤", "正義", "天平", "正义", "तराज़ू", "न्याय", "ميزان", "عدالة"],
  height_m: 0.5,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["office"],
  box: { left: -0.9, right: 0.9, top: -1.1, bottom: 0.12 },
  shading: "self",
  cycle: () => ({ frames: 16, seconds: 3.2 }),
  paint: paintScales,
});
