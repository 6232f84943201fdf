import { streetPlan } from "./street.ts";
import { streetOf } from "./shapes/street-of.ts";

export const medina = streetOf({
  ...streetPlan,
  id: "medina",
  as: "medina",
  words: [
    "medina",
    "souk",
    "casbah",
    "kasbah",
    "marrakech",
    "zoco",
    "alcazaba",
    "médina",
    "kasba",
    "suq",
    "メディナ",
    "麦地那",
    "मदीना बाज़ार",
    "المدينة القديمة",
  ],
  height_m: 9,
  half_m: 3.4,
  length_m: 21,
  ground: "sand",
});
