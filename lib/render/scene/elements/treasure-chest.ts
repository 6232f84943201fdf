import { figure } from "./scene-element.ts";
import { paintTreasureChest } from "./shapes/treasures.ts";

export const treasureChest = figure({
  id: "treasure_chest",
  kind: "object",
  words: ["treasure chest", "treasure", "chest", "gold", "loot", "cofre", "tesoro", "oro", "coffre", "trésor", "schatztruhe", "schatz", "truhe", "baú", "tesouro", "ouro", "forziere", "scrigno", "宝箱", "宝物", "宝藏", "黄金", "खज़ाना", "सोना", "كنز", "ذهب"],
  height_m: 0.6,
  layers: ["subject", "foreground", "midground"],
  box: { left: -1.0, right: 1.0, top: -1.5, bottom: 0.45 },
  shading: "self",
  paint: paintTreasureChest,
});
