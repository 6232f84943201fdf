import { figure } from "./scene-element.ts";
import { paintFeather } from "./shapes/gathered.ts";

export const feather = figure({
  id: "feather",
  kind: "object",
  words: ["feather", "quill", "plume", "pluma", "feder", "pena", "piuma", "羽", "羽根", "羽毛", "पंख", "ريشة"],
  height_m: 0.24,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.35, right: 0.45, top: -1.08, bottom: 0.06 },
  shading: "self",
  paint: paintFeather,
});
