import { rgb } from "#lib/render/scene/colour.ts";
import { figure } from "./scene-element.ts";
import { paintFern, paintShrub, undergrowthColour } from "./shapes/undergrowth.ts";

export const bush = figure({
  id: "bush",
  kind: "plant",
  words: [
    "bush",
    "shrub",
    "hedge",
    "fern",
    "thicket",
    "undergrowth",
    "arbusto",
    "helecho",
    "seto",
    "buisson",
    "fougère",
    "haie",
    "busch",
    "strauch",
    "farn",
    "hecke",
    "samambaia",
    "cespuglio",
    "felce",
    "siepe",
    "茂み",
    "シダ",
    "灌木",
    "蕨",
    "झाड़ी",
    "شجيرة",
    "سرخس",
  ],
  height_m: 1.2,
  layers: ["midground", "foreground", "subject", "background"],
  surroundings: ["field"],
  box: { left: -1.15, right: 1.15, top: -1.15, bottom: 0.12 },
  shading: "flat",
  paint(brush) {
    if (/fern|helecho|fougère|farn|samambaia|felce|シダ|蕨|سرخس/.test(brush.noun)) {
      paintFern(brush, brush.colour ?? rgb("#5f8a3c"));
      return;
    }
    paintShrub(brush, brush.colour ?? undergrowthColour(brush));
  },
});
