import { figure } from "./scene-element.ts";
import { paintRecord } from "./shapes/sound-gear.ts";

export const record = figure({
  id: "record",
  kind: "object",
  words: [
    "record",
    "vinyl",
    "turntable",
    "record player",
    "gramophone",
    "vinyl record",
    "disco de vinilo",
    "tocadiscos",
    "vinyle",
    "tourne-disque",
    "schallplatte",
    "plattenspieler",
    "toca-discos",
    "giradischi",
    "レコード",
    "唱片",
    "唱机",
    "रिकॉर्ड",
    "أسطوانة",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -1.15, right: 1.15, top: -1.35, bottom: 0.75 },
  shading: "self",
  paint: paintRecord,
});
