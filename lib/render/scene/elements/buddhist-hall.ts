import { templeHallRoom } from "./temple-hall.ts";
import { interior } from "./shapes/interior.ts";

export const buddhistHall = interior({
  ...templeHallRoom,
  id: "buddhist_hall",
  as: "buddhist hall",
  words: [
    "buddhist hall",
    "zen temple",
    "buddha hall",
    "meditation hall",
    "monastery hall",
    "templo zen",
    "sala budista",
    "temple zen",
    "zen-tempel",
    "sala buddista",
    "本堂",
    "仏殿",
    "佛堂",
    "大雄宝殿",
    "बौद्ध विहार",
    "قاعة بوذية",
  ],
  ground: "wood",
});
