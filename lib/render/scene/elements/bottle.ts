import { figure } from "./scene-element.ts";
import { paintBottle } from "./shapes/lathe.ts";

export const bottle = figure({
  id: "bottle",
  kind: "product",
  words: ["bottle", "flask", "perfume", "wine", "water", "beer", "soda", "drink", "beverage", "lotion", "shampoo", "whiskey", "oil", "juice", "coldbrew", "cold brew", "fragrance", "cologne", "kombucha", "lemonade", "botella", "vino", "agua", "cerveza", "bebida", "refresco", "bouteille", "parfum", "vin", "eau", "bière", "boisson", "flacon", "flasche", "parfüm", "wein", "wasser", "bier", "getränk", "garrafa", "vinho", "água", "cerveja", "bottiglia", "profumo", "acqua", "birra", "bevanda", "瓶", "ボトル", "香水", "ワイン", "ビール", "飲み物", "瓶子", "酒", "啤酒", "饮料", "水", "बोतल", "इत्र", "पेय", "शराब", "पानी", "زجاجة", "قارورة", "عطر", "ماء", "مشروب"],
  height_m: 0.28,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.2, right: 0.2, top: -1.01, bottom: 0.01 },
  shading: "self",
  paint: paintBottle,
});
