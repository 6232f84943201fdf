import { cafeRoom } from "./cafe.ts";
import { interior } from "./shapes/interior.ts";

export const diner = interior({
  ...cafeRoom,
  id: "diner",
  as: "diner",
  words: [
    "diner",
    "american diner",
    "fast food restaurant",
    "burger joint",
    "roadside diner",
    "cafetería de carretera",
    "restaurant routier",
    "imbiss",
    "lanchonete",
    "tavola calda",
    "ダイナー",
    "快餐店",
    "ढाबा",
    "مطعم وجبات سريعة",
  ],
});
