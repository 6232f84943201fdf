import { shopRoom } from "./shop.ts";
import { interior } from "./shapes/interior.ts";

export const bookshop = interior({
  ...shopRoom,
  id: "bookshop",
  as: "bookshop",
  words: [
    "bookstore",
    "bookshop",
    "book store",
    "librería",
    "librairie",
    "buchladen",
    "buchhandlung",
    "livraria",
    "libreria",
    "本屋",
    "书店",
    "किताबों की दुकान",
    "متجر كتب",
  ],
});
