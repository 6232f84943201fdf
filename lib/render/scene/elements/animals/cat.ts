import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { legBands, tabby } from "#lib/render/scene/elements/shapes/hide-marks.ts";

export const paintCat = quadruped({
  frame: {
    length: 0.88,
    withers: 0.68,
    croup: 0.69,
    chest: 0.29,
    loin: 0.235,
    neck: 0.24,
    neckRise: 0.74,
    headDrop: 0.18,
    wrist: 0.34,
    hock: 0.34,
    gait: "bound",
    stride: 0.38,
  },
  coat: "#8f857a",
  under: "#e9e2d6",
  points: null,
  neck: [
    [0.14, 0.155],
    [0.1, 0.11],
    [0.085, 0.1],
  ],
  legs: { fore: 0.062, hind: 0.06, thigh: 0.15, foot: "paw" },
  fur: 0.4,
  head: {
    size: 0.285,
    outline: outlines.feline,
    muzzle: { from: 0.72, colour: "#efe8dc" },
    nose: { at: [0.985, -0.02], rx: 0.045, ry: 0.04, colour: "#b56a66" },
    mouth: [
      [0.97, 0.1],
      [0.88, 0.16],
      [0.74, 0.2],
    ],
    eye: { at: [0.62, -0.08], r: 0.075, iris: "#a9b44a" },
    ear: { kind: "prick", at: [0.16, -0.36], length: 0.42, width: 0.36, angle: -0.16 },
    inner: "#c08f84",
    ruff: 0.06,
    whiskers: true,
  },
  face: {
    half: halves.feline,
    size: 0.29,
    eyes: { apart: 0.2, y: -0.02, r: 0.07, iris: "#a9b44a", slant: 0.3 },
    muzzle: { y: 0.26, rx: 0.17, ry: 0.13, colour: "#efe8dc" },
    nose: { y: 0.18, rx: 0.055, ry: 0.04, colour: "#b56a66" },
    ear: { kind: "prick", x: 0.3, y: -0.32, length: 0.4, width: 0.36, angle: 0.3 },
    ruff: 0.05,
  },
  tail: { length: 0.6, girth: [0.034, 0.03, 0.028], carry: "up" },
  marks: tabby,
  legMarks: legBands,
});
