import { figure } from "./scene-element.ts";
import { paintFlower } from "./shapes/woods.ts";

export const flower = figure({
  id: "flower",
  kind: "plant",
  words: ["flower", "rose", "tulip", "sunflower", "blossom", "lily", "daisy", "orchid", "bouquet", "petal", "seed", "sprout", "sapling", "lotus", "flor", "rosa", "tulipán", "girasol", "semilla", "fleur", "tulipe", "tournesol", "graine", "blume", "tulpe", "sonnenblume", "blüte", "samen", "tulipa", "girassol", "semente", "fiore", "tulipano", "girasole", "seme", "花", "薔薇", "桜", "ひまわり", "種", "玫瑰", "花朵", "向日葵", "种子", "फूल", "गुलाब", "बीज", "زهرة", "وردة", "بذرة"],
  height_m: 0.45,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["garden"],
  box: { left: -0.5, right: 0.5, top: -1.08, bottom: 0.02 },
  cycle: () => ({ frames: 14, seconds: 3 }),
  paint: paintFlower,
});
