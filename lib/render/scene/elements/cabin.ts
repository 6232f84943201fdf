import { figure } from "./scene-element.ts";
import { paintCabin } from "./shapes/houses.ts";

export const cabin = figure({
  id: "cabin",
  kind: "building",
  words: ["cabin", "hut", "log cabin", "chalet", "shack", "lodge", "shed", "cabaña", "choza", "cabane", "hütte", "blockhütte", "cabana", "capanna", "baita", "小屋", "ログハウス", "木屋", "झोपड़ी", "كوخ"],
  height_m: 5,
  layers: ["midground", "background", "subject"],
  surroundings: ["forest"],
  box: { left: -0.9, right: 0.95, top: -1.55, bottom: 0.05 },
  shading: "flat",
  paint: paintCabin,
});
