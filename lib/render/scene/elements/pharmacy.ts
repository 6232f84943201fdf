import { shopRoom } from "./shop.ts";
import { interior } from "./shapes/interior.ts";

export const pharmacy = interior({
  ...shopRoom,
  id: "pharmacy",
  as: "pharmacy",
  words: [
    "pharmacy",
    "drugstore",
    "apothecary",
    "farmacia",
    "botica",
    "pharmacie",
    "apotheke",
    "drogerie",
    "farmácia",
    "薬局",
    "药店",
    "दवाख़ाना",
    "صيدلية",
  ],
});
