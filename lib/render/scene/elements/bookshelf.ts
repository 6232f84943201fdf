import { figure } from "./scene-element.ts";
import { paintBookshelf } from "./shapes/chairs.ts";

export const bookshelf = figure({
  id: "bookshelf",
  kind: "object",
  words: [
    "bookshelf",
    "bookcase",
    "bookshelves",
    "shelf",
    "estantería",
    "librero",
    "estante",
    "bibliothèque murale",
    "étagère",
    "bücherregal",
    "regal",
    "estante de livros",
    "prateleira",
    "scaffale",
    "本棚",
    "书架",
    "书柜",
    "किताबों की अलमारी",
    "رف كتب",
  ],
  height_m: 2,
  layers: ["subject", "midground", "background"],
  surroundings: ["living_room"],
  box: { left: -0.27, right: 0.27, top: -1.02, bottom: 0.02 },
  shading: "self",
  paint: paintBookshelf,
});
