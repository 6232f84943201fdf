import { streetPlan } from "./street.ts";
import { streetOf } from "./shapes/street-of.ts";

export const brickStreet = streetOf({
  ...streetPlan,
  id: "brick_street",
  as: "new york",
  words: [
    "new york street",
    "brooklyn",
    "manhattan street",
    "brownstone street",
    "tenement street",
    "calle de nueva york",
    "rue de new york",
    "new yorker straße",
    "rua de nova york",
    "strada di new york",
    "ニューヨークの通り",
    "纽约街道",
    "न्यूयॉर्क सड़क",
    "شارع نيويورك",
  ],
});
