import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { lionMane, lionWreath } from "#lib/render/scene/elements/shapes/manes.ts";

export const paintLion = quadruped({
  frame: {
    length: 1.2,
    withers: 0.82,
    croup: 0.8,
    chest: 0.38,
    loin: 0.31,
    neck: 0.26,
    neckRise: 0.52,
    headDrop: 0.22,
    wrist: 0.32,
    hock: 0.32,
    gait: "bound",
    stride: 0.46,
  },
  coat: "#c8995a",
  under: "#e6cfa4",
  points: null,
  neck: [
    [0.2, 0.21],
    [0.16, 0.17],
    [0.13, 0.15],
  ],
  legs: { fore: 0.095, hind: 0.085, thigh: 0.19, foot: "paw" },
  fur: 0.2,
  head: {
    size: 0.33,
    outline: outlines.feline,
    muzzle: { from: 0.74, colour: "#ead9b8" },
    nose: { at: [0.97, -0.03], rx: 0.07, ry: 0.055, colour: "#5a3430" },
    mouth: [
      [0.97, 0.1],
      [0.88, 0.16],
      [0.7, 0.2],
    ],
    eye: { at: [0.58, -0.1], r: 0.042, iris: "#c08a2e" },
    ear: { kind: "round", at: [0.14, -0.34], length: 0.24, width: 0.24, angle: -0.2 },
    inner: "#6a4630",
    whiskers: true,
  },
  face: {
    half: halves.feline,
    size: 0.37,
    eyes: { apart: 0.19, y: -0.04, r: 0.036, iris: "#c08a2e", slant: 0.4 },
    muzzle: { y: 0.3, rx: 0.2, ry: 0.16, colour: "#ead9b8" },
    nose: { y: 0.19, rx: 0.1, ry: 0.06, colour: "#5a3430" },
    ear: { kind: "round", x: 0.36, y: -0.34, length: 0.22, width: 0.24, angle: 0.6 },
    before: lionWreath,
  },
  tail: { length: 0.66, girth: [0.035, 0.026, 0.022], carry: "switch" },
  mane: lionMane,
});
