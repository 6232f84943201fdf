import { gymRoom } from "./gym.ts";
import { interior } from "./shapes/interior.ts";

export const dojo = interior({
  ...gymRoom,
  id: "dojo",
  as: "dojo",
  words: [
    "dojo",
    "yoga studio",
    "martial arts hall",
    "meditation room",
    "sala de yoga",
    "estudio de yoga",
    "salle de yoga",
    "yogastudio",
    "kampfsporthalle",
    "estúdio de yoga",
    "sala di meditazione",
    "道場",
    "武馆",
    "瑜伽室",
    "योग कक्ष",
    "قاعة يوغا",
  ],
  ground: "wood",
});
