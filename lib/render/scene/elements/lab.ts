import { room } from "./scene-element.ts";
import { roomOf, shelves } from "./shapes/rooms.ts";

export const lab = room({
  id: "lab",
  kind: "interior",
  words: ["lab", "laboratory", "clinic", "science", "hospital room", "spaceship interior", "control room", "server room", "laboratorio", "clínica", "laboratoire", "clinique", "labor", "klinik", "laboratório", "clinica", "研究室", "実験室", "病院", "实验室", "医院", "प्रयोगशाला", "अस्पताल", "مختبر", "مستشفى"],
  height_m: 3,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "tiles",
  paint: roomOf({ wall: "#b8c4ca", wood: "#9aa6ac", panel: "grid", window: "slit", lamp: "tube", furnish: shelves("glass", 3, -0.2) }),
});
