import { figure } from "./scene-element.ts";
import { paintCan } from "./shapes/lathe.ts";

export const can = figure({
  id: "can",
  kind: "product",
  words: ["can", "tin", "soda can", "energy drink", "sparkling water", "seltzer", "cola", "lata", "canette", "boîte de conserve", "dose", "büchse", "latinha", "lattina", "缶", "罐", "易拉罐", "罐头", "डिब्बा", "कैन", "علبة"],
  height_m: 0.15,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.3, right: 0.3, top: -1.01, bottom: 0.01 },
  shading: "self",
  paint: paintCan,
});
