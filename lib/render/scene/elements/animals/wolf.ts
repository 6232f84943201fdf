import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { greyMantle } from "#lib/render/scene/elements/shapes/hide-marks.ts";

export const paintWolf = quadruped({
  frame: {
    length: 0.9,
    withers: 0.74,
    croup: 0.72,
    chest: 0.33,
    loin: 0.235,
    neck: 0.3,
    neckRise: 0.5,
    headDrop: 0.2,
    wrist: 0.36,
    hock: 0.36,
    gait: "bound",
    stride: 0.44,
  },
  coat: "#7d7a78",
  under: "#d8d2c6",
  points: "#a79c8c",
  neck: [
    [0.18, 0.18],
    [0.145, 0.15],
    [0.11, 0.12],
  ],
  legs: { fore: 0.064, hind: 0.062, thigh: 0.145, foot: "paw" },
  fur: 0.75,
  head: {
    size: 0.34,
    outline: outlines.canine,
    muzzle: { from: 0.6, colour: "#bdb4a6" },
    nose: { at: [1.0, -0.02], rx: 0.065, ry: 0.06, colour: "#151212" },
    mouth: [
      [0.97, 0.07],
      [0.8, 0.12],
      [0.56, 0.12],
    ],
    eye: { at: [0.45, -0.08], r: 0.04, iris: "#d6a63c" },
    ear: { kind: "prick", at: [0.1, -0.2], length: 0.36, width: 0.27, angle: -0.2 },
    inner: "#4b403c",
    cheek: "#ded7ca",
    ruff: 0.09,
  },
  face: {
    half: halves.lupine,
    size: 0.34,
    eyes: { apart: 0.18, y: -0.03, r: 0.036, iris: "#d6a63c", slant: 0.45 },
    muzzle: { y: 0.34, rx: 0.16, ry: 0.17, colour: "#cfc7b8" },
    nose: { y: 0.28, rx: 0.08, ry: 0.06, colour: "#151212" },
    ear: { kind: "prick", x: 0.28, y: -0.36, length: 0.38, width: 0.3, angle: 0.2 },
    cheek: "#ded7ca",
    ruff: 0.13,
  },
  tail: { length: 0.52, girth: [0.05, 0.085, 0.08], carry: "hang", tip: "#3a3634" },
  marks: greyMantle,
});
