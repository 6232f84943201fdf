import { rgb } from "#lib/render/scene/colour.ts";
import { figure } from "./scene-element.ts";
import { bloomColours, bloomOf, paintBloom } from "./shapes/blooms.ts";

export const flower = figure({
  id: "flower",
  kind: "plant",
  words: [
    "flower",
    "rose",
    "tulip",
    "blossom",
    "lily",
    "daisy",
    "orchid",
    "petal",
    "seed",
    "sprout",
    "sapling",
    "lotus",
    "flor",
    "rosa",
    "tulipán",
    "semilla",
    "fleur",
    "tulipe",
    "graine",
    "blume",
    "tulpe",
    "blüte",
    "samen",
    "tulipa",
    "semente",
    "fiore",
    "tulipano",
    "seme",
    "花",
    "薔薇",
    "種",
    "玫瑰",
    "花朵",
    "种子",
    "फूल",
    "गुलाब",
    "बीज",
    "زهرة",
    "وردة",
    "بذرة",
  ],
  height_m: 0.45,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["garden"],
  box: { left: -0.5, right: 0.5, top: -1.08, bottom: 0.02 },
  shading: "flat",
  paint(brush) {
    const { random } = brush;
    const other = (["cosmos", "daisy", "poppy"] as const)[Math.floor(random() * 3)]!;
    const kind = bloomOf(`${brush.noun} ${brush.look}`, other);
    const colour = brush.colour ?? rgb(bloomColours[kind]);
    const lone = kind === "sunflower" || kind === "rose" || kind === "lotus" || kind === "sprout";
    const r = kind === "sunflower" ? 0.23 : kind === "rose" || kind === "lotus" ? 0.19 : kind === "tulip" ? 0.11 : 0.14;
    if (!lone) {
      paintBloom(brush, kind, colour, [-0.26, -0.6], r * 0.78);
      paintBloom(brush, kind, colour, [0.25, -0.66], r * 0.84);
    }
    paintBloom(brush, kind, colour, [0.03, lone ? -0.76 : -0.84], r);
  },
});
