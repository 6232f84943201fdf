import { room } from "./scene-element.ts";
import { paintStudio } from "./shapes/rooms.ts";

export const studio = room({
  id: "studio",
  kind: "interior",
  words: ["studio", "backdrop", "seamless", "cyclorama", "white background", "showroom", "infinity cove", "pedestal", "estudio", "fondo", "fond studio", "plateau", "fotostudio", "hintergrund", "estúdio", "fundo", "sfondo", "スタジオ", "背景", "摄影棚", "स्टूडियो", "استوديو", "خلفية"],
  height_m: 4,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "gloss",
  paint: paintStudio,
});
