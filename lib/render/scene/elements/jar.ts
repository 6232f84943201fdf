import { figure } from "./scene-element.ts";
import { paintJar } from "./shapes/lathe.ts";

export const jar = figure({
  id: "jar",
  kind: "product",
  words: ["jar", "pot", "cream", "honey", "jam", "vase", "skincare", "moisturizer", "marmalade", "serum", "tarro", "frasco", "crema", "miel", "mermelada", "bocal", "crème", "confiture", "glas", "tiegel", "creme", "honig", "marmelade", "pote", "mel", "geleia", "vasetto", "barattolo", "miele", "marmellata", "瓶詰め", "クリーム", "蜂蜜", "花瓶", "罐子", "面霜", "果酱", "जार", "शहद", "क्रीम", "جرة", "مرطبان", "عسل", "كريم"],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.55, right: 0.55, top: -1.01, bottom: 0.01 },
  shading: "self",
  paint: paintJar,
});
