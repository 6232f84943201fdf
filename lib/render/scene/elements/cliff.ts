import { figure } from "./scene-element.ts";
import { paintCrag } from "./shapes/crag.ts";

export const cliff = figure({
  id: "cliff",
  kind: "terrain",
  words: ["cliff", "rock", "rocks", "canyon", "coast", "crag", "ledge", "boulder", "shore", "cave", "gorge", "island", "stone", "acantilado", "roca", "cañón", "costa", "cueva", "isla", "piedra", "falaise", "rocher", "côte", "grotte", "île", "pierre", "klippe", "felsen", "schlucht", "küste", "höhle", "insel", "stein", "penhasco", "rocha", "cânion", "caverna", "ilha", "pedra", "scogliera", "roccia", "grotta", "isola", "pietra", "崖", "岩", "海岸", "洞窟", "島", "悬崖", "岩石", "峡谷", "洞穴", "岛", "चट्टान", "गुफा", "द्वीप", "منحدر", "صخرة", "ساحل", "كهف", "جزيرة"],
  height_m: 22,
  layers: ["midground", "background"],
  box: { left: -1.6, right: 1.6, top: -1.05, bottom: 0.04 },
  ground: "rock", shading: "flat",
  paint: paintCrag,
});
