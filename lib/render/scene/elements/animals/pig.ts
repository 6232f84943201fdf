import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

export const paintPig = quadruped({
  frame: {
    length: 1.36,
    withers: 0.82,
    croup: 0.8,
    chest: 0.56,
    loin: 0.53,
    neck: 0.24,
    neckRise: 0.1,
    headDrop: 0.36,
    wrist: 0.36,
    hock: 0.34,
    gait: "lumber",
    stride: 0.34,
  },
  coat: "#dc9f92",
  under: "#e6b6aa",
  points: null,
  neck: [
    [0.26, 0.28],
    [0.22, 0.24],
    [0.18, 0.2],
  ],
  legs: { fore: 0.085, hind: 0.085, thigh: 0.2, foot: "hoof", hoof: "#5a4640" },
  fur: 0.06,
  head: {
    size: 0.44,
    outline: outlines.porcine,
    muzzle: null,
    nose: { at: [1.01, 0.02], rx: 0.045, ry: 0.1, colour: "#c07a72" },
    mouth: [
      [0.98, 0.13],
      [0.78, 0.16],
      [0.6, 0.2],
    ],
    eye: { at: [0.42, -0.1], r: 0.026, iris: "#3a2418" },
    ear: { kind: "leaf", at: [0.16, -0.24], length: 0.34, width: 0.26, angle: 0.7 },
    inner: "#c98a80",
  },
  face: {
    half: halves.ursine,
    size: 0.46,
    eyes: { apart: 0.2, y: -0.12, r: 0.024, iris: "#3a2418", slant: 0.1 },
    muzzle: { y: 0.2, rx: 0.19, ry: 0.15, colour: "#cf8c82" },
    nose: { y: 0.18, rx: 0.15, ry: 0.1, colour: "#bd766e" },
    ear: { kind: "leaf", x: 0.28, y: -0.34, length: 0.34, width: 0.28, angle: 0.6 },
  },
  tail: { length: 0.16, girth: [0.022, 0.018, 0.012], carry: "curl" },
});
