import { figure } from "./scene-element.ts";
import { paintToy } from "./shapes/playroom.ts";

export const toy = figure({
  id: "toy",
  kind: "object",
  words: ["toy", "teddy", "teddy bear", "doll", "plush", "stuffed animal", "juguete", "peluche", "muñeca", "jouet", "ours en peluche", "poupée", "spielzeug", "teddybär", "puppe", "brinquedo", "boneca", "giocattolo", "orsacchiotto", "bambola", "おもちゃ", "ぬいぐるみ", "人形", "玩具", "娃娃", "泰迪熊", "खिलौना", "गुड़िया", "لعبة", "دمية"],
  height_m: 0.32,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.5, right: 0.5, top: -1.06, bottom: 0.2 },
  shading: "self",
  paint: paintToy,
});
