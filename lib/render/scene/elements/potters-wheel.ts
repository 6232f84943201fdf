import { figure } from "./scene-element.ts";
import { paintPottersWheel } from "./shapes/pottery.ts";

export const pottersWheel = figure({
  id: "potters_wheel",
  kind: "object",
  words: [
    "potter's wheel",
    "potters wheel",
    "pottery wheel",
    "potter’s wheel",
    "kick wheel",
    "torno de alfarero",
    "tour de potier",
    "töpferscheibe",
    "roda de oleiro",
    "tornio da vasaio",
    "ろくろ",
    "轆轤",
    "陶轮",
    "拉坯机",
    "कुम्हार का चाक",
    "चाक",
    "عجلة الفخار",
    "دولاب الفخار",
  ],
  height_m: 0.95,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["workshop"],
  box: { left: -0.75, right: 0.75, top: -1.2, bottom: 0.2 },
  shading: "self",
  paint: paintPottersWheel,
});
