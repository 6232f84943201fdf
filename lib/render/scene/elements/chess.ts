import { figure } from "./scene-element.ts";
import { paintChess } from "./shapes/playroom.ts";

export const chess = figure({
  id: "chess",
  kind: "object",
  words: [
    "chess",
    "chess piece",
    "king piece",
    "pawn",
    "checkmate",
    "chessboard",
    "ajedrez",
    "peón",
    "échecs",
    "schach",
    "bauer figur",
    "xadrez",
    "scacchi",
    "チェス",
    "将棋",
    "国际象棋",
    "象棋",
    "शतरंज",
    "شطرنج",
  ],
  height_m: 0.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -1.3, right: 1.3, top: -1.15, bottom: 0.55 },
  shading: "self",
  paint: paintChess,
});
