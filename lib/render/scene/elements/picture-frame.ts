import { figure } from "./scene-element.ts";
import { paintPictureFrame } from "./shapes/desk.ts";

export const pictureFrame = figure({
  id: "picture_frame",
  kind: "object",
  words: ["picture", "frame", "painting", "portrait", "photo", "photograph", "picture frame", "snapshot", "polaroid", "cuadro", "retrato", "foto", "fotografía", "marco", "tableau", "photographie", "cadre", "gemälde", "bild", "rahmen", "quadro", "fotografia", "moldura", "cornice", "ritratto", "絵", "写真", "額縁", "画", "照片", "相框", "चित्र", "तस्वीर", "फोटो", "لوحة", "صورة", "إطار"],
  height_m: 0.4,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.75, right: 0.75, top: -1.06, bottom: 0.15 },
  shading: "self",
  paint: paintPictureFrame,
});
