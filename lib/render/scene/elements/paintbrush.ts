import { figure } from "./scene-element.ts";
import { paintPaintbrush } from "./shapes/desk.ts";

export const paintbrush = figure({
  id: "paintbrush",
  kind: "object",
  words: ["paintbrush", "brush", "palette", "paint", "watercolor", "pincel", "pintura", "paleta", "pinceau", "peinture", "pinsel", "farbe", "tinta a óleo", "pennello", "vernice", "tavolozza", "絵筆", "絵の具", "画笔", "颜料", "तूलिका", "रंग", "فرشاة", "طلاء"],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.75, right: 0.85, top: -1.1, bottom: 0.35 },
  shading: "self",
  paint: paintPaintbrush,
});
