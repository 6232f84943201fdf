import { figure } from "./scene-element.ts";
import { paintBurger } from "./shapes/baking.ts";

export const burger = figure({
  id: "burger",
  kind: "food",
  words: [
    "burger",
    "hamburger",
    "cheeseburger",
    "sandwich",
    "hot dog",
    "hamburguesa",
    "bocadillo",
    "hamburguer",
    "sanduíche",
    "panino",
    "ハンバーガー",
    "サンドイッチ",
    "汉堡",
    "三明治",
    "बर्गर",
    "सैंडविच",
    "برجر",
    "شطيرة",
  ],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.85, right: 0.85, top: -1.1, bottom: 0.2 },
  shading: "self",
  paint: paintBurger,
});
