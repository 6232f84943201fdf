import { figure } from "./scene-element.ts";
import { paintBell } from "./shapes/charms.ts";

export const bell = figure({
  id: "bell",
  kind: "object",
  words: [
    "bell",
    "church bell",
    "handbell",
    "doorbell",
    "campana",
    "timbre",
    "cloche",
    "glocke",
    "sino",
    "campanello",
    "鐘",
    "ベル",
    "铃",
    "钟声",
    "घंटी",
    "जर्स",
    "جرس",
  ],
  height_m: 0.4,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.65, right: 0.65, top: -1.08, bottom: 0.15 },
  shading: "self",
  cycle: () => ({ frames: 16, seconds: 1.8 }),
  stands: "air",
  paint: paintBell,
});
