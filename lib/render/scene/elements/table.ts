import { figure } from "./scene-element.ts";
import { paintTable } from "./shapes/household.ts";

export const table = figure({
  id: "table",
  kind: "object",
  words: [
    "table",
    "desk",
    "dining table",
    "workbench",
    "mesa",
    "escritorio",
    "tisch",
    "schreibtisch",
    "escrivaninha",
    "tavolo",
    "scrivania",
    "机",
    "テーブル",
    "桌子",
    "书桌",
    "मेज",
    "طاولة",
    "مكتب خشبي",
  ],
  height_m: 0.75,
  layers: ["subject", "midground", "foreground"],
  surroundings: ["living_room"],
  box: { left: -1.3, right: 1.3, top: -1.25, bottom: 0.45 },
  shading: "self",
  paint: paintTable,
});
