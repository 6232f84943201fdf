import { shopRoom } from "./shop.ts";
import { interior } from "./shapes/interior.ts";

export const supermarket = interior({
  ...shopRoom,
  id: "supermarket",
  as: "supermarket",
  words: [
    "supermarket",
    "grocery",
    "grocery store",
    "convenience store",
    "supermercado",
    "tienda de comestibles",
    "supermarché",
    "épicerie",
    "supermarkt",
    "lebensmittelladen",
    "mercearia",
    "supermercato",
    "コンビニ",
    "スーパー",
    "超市",
    "便利店",
    "सुपरमार्केट",
    "سوبرماركت",
  ],
});
