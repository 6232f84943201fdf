import { span } from "./scene-element.ts";
import { wood } from "./shapes/woods.ts";

export const forest = span({
  id: "forest",
  kind: "terrain",
  words: ["forest", "wood", "woods", "jungle", "grove", "rainforest", "woodland", "trees", "bosque", "selva", "jungla", "forêt", "bois", "wald", "dschungel", "floresta", "mata", "foresta", "bosco", "giungla", "森", "林", "ジャングル", "森林", "树林", "丛林", "जंगल", "वन", "غابة", "أدغال"],
  height_m: 18,
  layers: ["background", "midground", "foreground"],
  box: { left: 0, right: 3, top: -1.1, bottom: 0.05 },
  ground: "grass",
  paint: wood("mixed"),
});
