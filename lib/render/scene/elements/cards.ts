import { figure } from "./scene-element.ts";
import { paintCards } from "./shapes/playroom.ts";

export const cards = figure({
  id: "cards",
  kind: "object",
  words: [
    "playing card",
    "poker",
    "deck of cards",
    "ace",
    "tarot",
    "naipe",
    "baraja",
    "jeu de cartes",
    "spielkarte",
    "baralho",
    "carta da gioco",
    "トランプ",
    "扑克牌",
    "ताश",
    "ورق لعب",
  ],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  box: { left: -1.0, right: 1.0, top: -1.15, bottom: 0.1 },
  shading: "self",
  paint: paintCards,
});
