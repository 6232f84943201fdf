import { figure } from "./scene-element.ts";
import { paintSpaceship } from "./shapes/vehicles.ts";

export const spaceship = figure({
  id: "spaceship",
  kind: "vehicle",
  words: ["spaceship", "rocket", "spacecraft", "starship", "satellite", "shuttle", "ufo", "probe", "capsule", "nave espacial", "cohete", "satélite", "vaisseau", "fusée", "raumschiff", "rakete", "satellit", "espaçonave", "foguete", "astronave", "razzo", "宇宙船", "ロケット", "衛星", "飞船", "火箭", "卫星", "宇宙飞船", "अंतरिक्ष यान", "रॉकेट", "صاروخ", "مركبة فضائية"],
  height_m: 8,
  layers: ["subject", "midground", "background"],
  surroundings: ["space"],
  box: { left: -0.75, right: 0.65, top: -1.06, bottom: 0.42 },
  stands: "air", cycle: () => ({ frames: 8, seconds: 0.5 }),
  paint: paintSpaceship,
});
