import { cafeRoom } from "./cafe.ts";
import { interior } from "./shapes/interior.ts";

export const bar = interior({
  ...cafeRoom,
  id: "bar",
  as: "bar",
  words: [
    "bar",
    "pub",
    "tavern",
    "cocktail bar",
    "speakeasy",
    "saloon bar",
    "taberna",
    "cantina bar",
    "taverne",
    "kneipe",
    "gaststätte",
    "boteco",
    "osteria",
    "居酒屋",
    "バー",
    "酒吧",
    "बार",
    "حانة",
  ],
});
