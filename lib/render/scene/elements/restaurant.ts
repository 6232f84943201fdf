import { cafeRoom } from "./cafe.ts";
import { interior } from "./shapes/interior.ts";

export const restaurant = interior({
  ...cafeRoom,
  id: "restaurant",
  as: "restaurant",
  words: [
    "restaurant",
    "bistro",
    "eatery",
    "steakhouse",
    "dining room",
    "restaurante",
    "comedor",
    "brasserie",
    "speisesaal",
    "ristorante",
    "trattoria",
    "レストラン",
    "餐厅",
    "餐馆",
    "रेस्तराँ",
    "مطعم",
  ],
});
