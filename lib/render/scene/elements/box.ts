import { figure } from "./scene-element.ts";
import { paintBox } from "./shapes/goods.ts";

export const box = figure({
  id: "box",
  kind: "product",
  words: ["box", "package", "parcel", "gift", "carton", "crate", "present", "packaging", "product", "cube", "suitcase", "chest", "caja", "paquete", "regalo", "producto", "boîte", "paquet", "cadeau", "colis", "produit", "kiste", "schachtel", "paket", "geschenk", "produkt", "caixa", "pacote", "presente", "produto", "scatola", "pacco", "prodotto", "箱", "荷物", "プレゼント", "製品", "商品", "盒子", "箱子", "包裹", "礼物", "产品", "डिब्बा", "पैकेट", "उपहार", "उत्पाद", "صندوق", "علبة", "طرد", "هدية", "منتج"],
  height_m: 0.3,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.7, right: 0.7, top: -1.02, bottom: 0.02 },
  paint: paintBox,
});
