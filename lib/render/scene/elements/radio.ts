import { figure } from "./scene-element.ts";
import { paintRadio } from "./shapes/sound-gear.ts";

export const radio = figure({
  id: "radio",
  kind: "object",
  words: [
    "radio",
    "transistor",
    "boombox",
    "wireless set",
    "transistor radio",
    "radio antigua",
    "poste de radio",
    "rundfunk",
    "rádio",
    "ラジオ",
    "收音机",
    "रेडियो",
    "مذياع",
  ],
  height_m: 0.32,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -1.0, right: 1.0, top: -1.2, bottom: 0.2 },
  shading: "self",
  paint: paintRadio,
});
