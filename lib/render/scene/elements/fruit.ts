import { figure } from "./scene-element.ts";
import { paintFruit } from "./shapes/lathe.ts";

export const fruit = figure({
  id: "fruit",
  kind: "food",
  words: ["fruit", "apple", "orange", "lemon", "pear", "peach", "banana", "berry", "strawberry", "tomato", "vegetable", "grape", "mango", "cherry", "pumpkin", "avocado", "egg", "coffee bean", "watermelon", "fruta", "manzana", "naranja", "limón", "pera", "tomate", "huevo", "pomme", "citron", "poire", "œuf", "obst", "apfel", "zitrone", "birne", "ei", "maçã", "laranja", "limão", "ovo", "frutta", "mela", "arancia", "limone", "pomodoro", "uovo", "果物", "りんご", "みかん", "レモン", "卵", "水果", "苹果", "橙子", "柠檬", "西红柿", "鸡蛋", "फल", "सेब", "आम", "संतरा", "فاكهة", "تفاحة", "برتقالة", "ليمون"],
  height_m: 0.09,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.55, right: 0.55, top: -1.1, bottom: 0.02 },
  shading: "self",
  paint: paintFruit,
});
