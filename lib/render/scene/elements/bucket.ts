import { figure } from "./scene-element.ts";
import { paintBucket } from "./shapes/gathered.ts";

export const bucket = figure({
  id: "bucket",
  kind: "object",
  words: ["bucket", "pail", "balde", "cubo", "seau", "eimer", "secchio", "バケツ", "水桶", "桶", "बाल्टी", "دلو"],
  height_m: 0.32,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.6, right: 0.6, top: -1.2, bottom: 0.22 },
  shading: "self",
  paint: paintBucket,
});
