import { figure } from "./scene-element.ts";
import { paintBed } from "./shapes/household.ts";

export const bed = figure({
  id: "bed",
  kind: "object",
  words: ["bed", "bedroom bed", "mattress", "pillow", "blanket", "cama", "almohada", "lit", "oreiller", "bett", "kissen", "travesseiro", "letto", "cuscino", "ベッド", "枕", "布団", "床", "枕头", "बिस्तर", "तकिया", "سرير", "وسادة"],
  height_m: 1,
  layers: ["subject", "midground", "foreground"],
  box: { left: -1.65, right: 1.65, top: -1.65, bottom: 0.85 },
  shading: "self",
  paint: paintBed,
});
