import { figure } from "./scene-element.ts";
import { paintBasket } from "./shapes/gathered.ts";

export const basket = figure({
  id: "basket",
  kind: "object",
  words: [
    "basket",
    "hamper",
    "picnic basket",
    "cesta",
    "canasta",
    "panier",
    "korb",
    "cesto",
    "cestino",
    "かご",
    "バスケット",
    "篮子",
    "टोकरी",
    "سلة",
  ],
  height_m: 0.4,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["field"],
  box: { left: -0.85, right: 0.85, top: -1.12, bottom: 0.3 },
  shading: "self",
  paint: paintBasket,
});
