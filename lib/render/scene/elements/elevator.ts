import { corridorRoom } from "./corridor.ts";
import { interior } from "./shapes/interior.ts";

export const elevator = interior({
  ...corridorRoom,
  id: "elevator",
  as: "elevator",
  words: [
    "elevator",
    "lift cabin",
    "elevator car",
    "ascensor",
    "ascenseur",
    "aufzug",
    "fahrstuhl",
    "elevador",
    "ascensore",
    "エレベーター",
    "电梯",
    "लिफ़्ट",
    "مصعد",
  ],
  half_m: 1.3,
  ambient: 0.5,
  ceiling: {
    kind: "metal",
    tile_m: 1.4,
    tone: [150, 146, 140],
    second: [120, 116, 110],
    lamps: "panels",
    colour: [255, 226, 178],
  },
  ground: "concrete",
});
