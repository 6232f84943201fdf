import { figure } from "./scene-element.ts";
import { conifersOf, paintConifer } from "./shapes/conifers.ts";
import { seasonOf } from "./shapes/season.ts";

export const pine = figure({
  id: "pine",
  kind: "plant",
  words: [
    "pine",
    "fir",
    "spruce",
    "conifer",
    "cedar",
    "christmas tree",
    "pino",
    "abeto",
    "pin",
    "sapin",
    "kiefer",
    "tanne",
    "fichte",
    "pinheiro",
    "abete",
    "松",
    "杉",
    "松树",
    "杉树",
    "देवदार",
    "صنوبر",
  ],
  height_m: 12,
  layers: ["midground", "background", "subject", "foreground"],
  surroundings: ["forest"],
  box: { left: -0.35, right: 0.35, top: -1.1, bottom: 0.03 },
  shading: "flat",
  paint(brush) {
    const said = `${brush.noun} ${brush.look}`;
    const snow = brush.light.weather === "snow" ? 0.9 : seasonOf(brush) === "winter" ? 0.7 : 0;
    paintConifer(brush, brush.ctx, brush.random, conifersOf(said), snow);
  },
});
