import { streetPlan } from "./street.ts";
import { streetOf } from "./shapes/street-of.ts";

export const neonStreet = streetOf({
  ...streetPlan,
  id: "neon_street",
  as: "neon",
  words: [
    "neon street",
    "neon city street",
    "cyberpunk street",
    "shibuya",
    "akihabara",
    "times square",
    "calle de neón",
    "rue néon",
    "neonstraße",
    "rua neon",
    "strada al neon",
    "渋谷",
    "秋葉原",
    "歌舞伎町",
    "霓虹街",
    "नियॉन गली",
    "شارع نيون",
  ],
  height_m: 18,
  ambient: 0.5,
  tint: [118, 92, 190],
});
