import { figure } from "./scene-element.ts";
import { paintFruit } from "./shapes/fruits.ts";

export const fruit = figure({
  id: "fruit",
  kind: "food",
  words: ["fruit", "apple", "orange", "lemon", "pear", "peach", "banana", "berry", "strawberry", "tomato", "vegetable", "grape", "mango", "cherry", "pumpkin", "avocado", "coffee bean", "watermelon", "fruta", "manzana", "naranja", "limón", "pera", "tomate", "plátano", "fresa", "uva", "pomme", "citron", "poire", "fraise", "obst", "apfel", "zitrone", "birne", "traube", "maçã", "laranja", "limão", "morango", "frutta", "mela", "arancia", "limone", "pomodoro", "fragola", "果物", "りんご", "みかん", "レモン", "いちご", "水果", "苹果", "橙子", "柠檬", "西红柿", "草莓", "फल", "सेब", "आम", "संतरा", "केला", "فاكهة", "تفاحة", "برتقالة", "ليمون", "موز"],
  height_m: 0.09,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -0.72, right: 0.72, top: -1.15, bottom: 0.2 },
  shading: "self",
  paint: paintFruit,
});
