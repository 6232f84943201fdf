import { figure } from "./scene-element.ts";
import { paintChair } from "./shapes/props.ts";

export const chair = figure({
  id: "chair",
  kind: "object",
  words: ["chair", "armchair", "stool", "sofa", "couch", "bench", "seat", "table", "desk", "bed", "furniture", "silla", "sillón", "sofá", "mesa", "cama", "banco", "chaise", "fauteuil", "canapé", "lit", "banc", "stuhl", "sessel", "tisch", "bett", "bank", "cadeira", "poltrona", "sedia", "divano", "tavolo", "letto", "椅子", "ソファ", "机", "ベッド", "沙发", "桌子", "床", "कुर्सी", "सोफा", "मेज", "كرسي", "أريكة", "طاولة", "سرير"],
  height_m: 0.95,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["living_room"],
  box: { left: -1.1, right: 1.1, top: -1.04, bottom: 0.03 },
  paint: paintChair,
});
