import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

export const paintSquirrel = quadruped({
  frame: {
    length: 0.72,
    withers: 0.52,
    croup: 0.54,
    chest: 0.3,
    loin: 0.32,
    neck: 0.2,
    neckRise: 0.9,
    headDrop: 0.14,
    wrist: 0.3,
    hock: 0.3,
    gait: "hop",
    stride: 0.3,
    rests: "sit",
  },
  coat: "#a85a2c",
  under: "#f0e4d0",
  points: null,
  neck: [
    [0.13, 0.14],
    [0.11, 0.12],
    [0.1, 0.11],
  ],
  legs: { fore: 0.05, hind: 0.06, thigh: 0.17, foot: "paw" },
  fur: 0.7,
  head: {
    size: 0.28,
    outline: outlines.rodent,
    muzzle: { from: 0.84, colour: "#d9b48c" },
    nose: { at: [0.99, 0.0], rx: 0.04, ry: 0.035, colour: "#2a1c18" },
    mouth: [
      [0.95, 0.08],
      [0.86, 0.12],
      [0.78, 0.12],
    ],
    eye: { at: [0.54, -0.12], r: 0.07, iris: "#1a1010" },
    ear: { kind: "prick", at: [0.16, -0.34], length: 0.42, width: 0.24, angle: -0.1 },
    inner: "#8a5a40",
    whiskers: true,
  },
  face: {
    half: halves.round,
    size: 0.28,
    eyes: { apart: 0.24, y: -0.06, r: 0.055, iris: "#1a1010", slant: 0 },
    muzzle: { y: 0.28, rx: 0.14, ry: 0.13, colour: "#ead6bc" },
    nose: { y: 0.24, rx: 0.045, ry: 0.035, colour: "#2a1c18" },
    ear: { kind: "prick", x: 0.26, y: -0.36, length: 0.4, width: 0.22, angle: 0.16 },
  },
  tail: { length: 0.78, girth: [0.06, 0.14, 0.15], carry: "over" },
});
