import { figure } from "./scene-element.ts";
import { paintLaptop } from "./shapes/goods.ts";

export const laptop = figure({
  id: "laptop",
  kind: "product",
  words: ["laptop", "computer", "notebook", "macbook", "pc", "monitor", "keyboard", "software", "saas", "portátil", "ordenador", "computadora", "ordinateur", "portable", "rechner", "computador", "portatile", "パソコン", "コンピューター", "ノートパソコン", "电脑", "笔记本", "计算机", "कंप्यूटर", "लैपटॉप", "حاسوب", "كمبيوتر"],
  height_m: 0.26,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["office"],
  box: { left: -0.9, right: 0.9, top: -1.02, bottom: 0.03 },
  shading: "self", cycle: () => ({ frames: 16, seconds: 4 }),
  paint: paintLaptop,
});
