import { shopRoom } from "./shop.ts";
import { interior } from "./shapes/interior.ts";

export const boutique = interior({
  ...shopRoom,
  id: "boutique",
  as: "boutique",
  words: [
    "boutique",
    "clothing store",
    "fashion store",
    "dress shop",
    "tienda de ropa",
    "magasin de vêtements",
    "modegeschäft",
    "loja de roupas",
    "negozio di moda",
    "ブティック",
    "服装店",
    "वस्त्र भंडार",
    "بوتيك",
  ],
});
