import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

export const paintRabbit = quadruped({
  frame: {
    length: 0.82,
    withers: 0.44,
    croup: 0.52,
    chest: 0.33,
    loin: 0.38,
    neck: 0.17,
    neckRise: 0.9,
    headDrop: 0.26,
    wrist: 0.36,
    hock: 0.3,
    gait: "hop",
    stride: 0.3,
  },
  coat: "#a58a6c",
  under: "#e9dfce",
  points: null,
  neck: [
    [0.15, 0.16],
    [0.13, 0.14],
    [0.12, 0.13],
  ],
  legs: { fore: 0.062, hind: 0.075, thigh: 0.19, foot: "paw" },
  fur: 0.6,
  head: {
    size: 0.31,
    outline: outlines.rodent,
    muzzle: { from: 0.8, colour: "#d8c7ae" },
    nose: { at: [0.98, -0.03], rx: 0.035, ry: 0.03, colour: "#a86a62" },
    mouth: [
      [0.96, 0.08],
      [0.88, 0.11],
      [0.8, 0.1],
    ],
    eye: { at: [0.52, -0.12], r: 0.066, iris: "#2c180e" },
    ear: { kind: "long", at: [0.1, -0.3], length: 1.2, width: 0.3, angle: -0.42 },
    inner: "#c99a8a",
    whiskers: true,
  },
  face: {
    half: halves.round,
    size: 0.32,
    eyes: { apart: 0.26, y: -0.08, r: 0.058, iris: "#2c180e", slant: 0 },
    muzzle: { y: 0.28, rx: 0.15, ry: 0.13, colour: "#dccdb6" },
    nose: { y: 0.2, rx: 0.045, ry: 0.035, colour: "#b0736a" },
    ear: { kind: "long", x: 0.16, y: -0.38, length: 1.15, width: 0.28, angle: 0.14 },
  },
  tail: { length: 0.14, girth: [0.06, 0.07, 0.06], carry: "stub", tip: "#f6f0e4" },
});
