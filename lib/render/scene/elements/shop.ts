import { room } from "./scene-element.ts";
import { roomOf, shelves } from "./shapes/rooms.ts";

export const shop = room({
  id: "shop",
  kind: "interior",
  words: ["shop", "store", "boutique", "supermarket", "bookstore", "library", "mall", "pharmacy", "museum", "gallery", "tienda", "librería", "biblioteca", "museo", "magasin", "librairie", "bibliothèque", "musée", "laden", "geschäft", "bibliothek", "loja", "livraria", "museu", "negozio", "libreria", "店", "本屋", "図書館", "美術館", "商店", "书店", "图书馆", "博物馆", "दुकान", "पुस्तकालय", "متجر", "دكان", "مكتبة", "متحف"],
  height_m: 3.2,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "wood",
  paint: roomOf({ wall: "#a08a70", wood: "#6a4a30", panel: "boards", window: "sash", lamp: "pendant", furnish: shelves("books", 4, -0.06) }),
});
